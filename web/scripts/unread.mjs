/* Fields of a picture or of static data that no source of the client reads: they travel for nobody; and exports that
   nothing uses. Reads what `svelte-check --incremental` leaves in `.svelte-check` (components as TypeScript), so it
   runs after it. A board that hands a shape on to something shared takes the fields out by name:
   `{ x: hex.x, y: hex.y }`. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const TESTS = join(ROOT, 'tests')
const EXPORTED = /^\s*export (?:async )?(?:const|let|function|class|interface|type)\s+(\w+)/gm
const WIRE = /src\/games\/[^/]+\/wire\.ts$/

/** Games whose picture others read, too. The demo's is what the documents print and the server's tests look at. */
const OTHERS = ['demo']

function program() {
  const config = join(ROOT, '.svelte-check', 'tsconfig.json')
  const read = ts.readConfigFile(config, ts.sys.readFile)
  if (read.error) throw new Error('No .svelte-check: run `npm run check`, which writes it and then calls this.')
  const parsed = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(config))
  return ts.createProgram(parsed.fileNames, { ...parsed.options, incremental: false, tsBuildInfoFile: undefined })
}

/** The fields of a type and of the types inside it, as declarations of a wire.ts, with the name of their type. */
function fieldsOf(checker, type, found, seen = new Set()) {
  if (seen.has(type)) return
  seen.add(type)
  if (!type.isUnion() && type.getProperty('verb')) return // an answer is handed back whole
  for (const part of type.isUnionOrIntersection() ? type.types : (checker.getTypeArguments?.(type) ?? []))
    fieldsOf(checker, part, found, seen)
  for (const part of type.aliasTypeArguments ?? []) fieldsOf(checker, part, found, seen)
  for (const field of checker.getPropertiesOfType(type)) {
    const declared = field.declarations?.find((d) => WIRE.test(d.getSourceFile().fileName))
    if (!declared) continue
    found.set(declared, `${declared.parent.name?.text ?? '?'}.${field.name}`)
    fieldsOf(checker, checker.getTypeOfSymbol(field), found, seen)
  }
}

/** What travels: from the two shapes that a game's types name. */
function travelling(checker, sources) {
  const found = new Map()
  for (const source of sources.filter((s) => WIRE.test(s.fileName)))
    for (const together of source.statements.filter((s) => ts.isInterfaceDeclaration(s) && /Types$/.test(s.name.text)))
      for (const member of together.members.filter((m) => ['picture', 'static'].includes(m.name.getText())))
        fieldsOf(checker, checker.getTypeAtLocation(member.type), found)
  return found
}

/** A field that is read: `a.field`, `a['field']`, `const { field } = a`. Written ones (`{ field: 1 }`) are not. */
function fieldRead(checker, node) {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name)
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return checker.getPropertyOfType(checker.getTypeAtLocation(node.expression), node.argumentExpression.text)
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), (node.propertyName ?? node.name).getText())
  return undefined
}

function readIn(checker, source, unread) {
  const visit = (node) => {
    for (const declared of fieldRead(checker, node)?.declarations ?? []) unread.delete(declared)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** Exports that stand nowhere else in the sources: nothing uses them (what only a test uses counts as used here). */
function dead() {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true }).filter((f) => /\.(ts|svelte)$/.test(f))
  const texts = files.map((file) => [file, readFileSync(join(ROOT, 'src', file), 'utf8')])
  const count = new Map()
  for (const [, text] of texts) for (const [word] of text.matchAll(/\w+/g)) count.set(word, (count.get(word) ?? 0) + 1)
  return texts
    .filter(([file]) => !/wire\.ts$/.test(file))
    .flatMap(([file, text]) => [...text.matchAll(EXPORTED)].map(([, name]) => [file, name]))
    .filter(([, name]) => count.get(name) === 1)
    .map(([file, name]) => `src/${file}: nothing uses ${name}`)
}

const made = program()
const checker = made.getTypeChecker()
const sources = made.getSourceFiles().filter((s) => !/node_modules/.test(s.fileName))
const unread = travelling(checker, sources)
const count = unread.size
for (const source of sources)
  if (!WIRE.test(source.fileName) && !source.fileName.startsWith(TESTS)) readIn(checker, source, unread)

const lines = [...unread].map(([declared, name]) => {
  const file = relative(ROOT, declared.getSourceFile().fileName)
  return [file.split('/')[2], `${file}: no board reads ${name}`]
})
const named = lines.filter(([game]) => !OTHERS.includes(game))
const idle = dead()
for (const line of [...named.map(([, line]) => line), ...idle]) console.log(line)
if (!count) console.log('No picture found: has wire.ts another shape?')
process.exitCode = named.length || idle.length || !count ? 1 : 0
