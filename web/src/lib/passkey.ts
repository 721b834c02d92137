/** Passkeys: what the browser's authenticator is asked and what it answers, in the form in which it travels. */
import * as api from './api'
import type { Me } from './types'

export const hasPasskeys = 'PublicKeyCredential' in window

const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (c) => c.charCodeAt(0))
}
const words = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

interface Asked {
  challenge: string
  user?: { id: string }
  excludeCredentials?: { id: string }[]
  allowCredentials?: { id: string }[]
}
const listed = (known: { id: string }[] | undefined) =>
  known?.map((k) => ({ ...k, type: 'public-key', id: bytes(k.id) }))

/** A new passkey for the account that is signed in. */
export async function makePasskey(label: string): Promise<void> {
  const { word, options } = await api.beginPasskey()
  const asked = options as unknown as Asked
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user?.id ?? '') },
    excludeCredentials: listed(asked.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const answer = made.response as AuthenticatorAttestationResponse
  const response = {
    clientDataJSON: words(answer.clientDataJSON),
    attestationObject: words(answer.attestationObject),
    transports: answer.getTransports?.() ?? [],
  }
  await api.addPasskey(word, travelling(made, response), label)
}

/** Whoever the passkey says they are. */
export async function enterByPasskey(): Promise<Me> {
  const { word, options } = await api.askPasskey()
  const asked = options as unknown as Asked
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: listed(asked.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const answer = found.response as AuthenticatorAssertionResponse
  const response = {
    clientDataJSON: words(answer.clientDataJSON),
    authenticatorData: words(answer.authenticatorData),
    signature: words(answer.signature),
    userHandle: answer.userHandle ? words(answer.userHandle) : null,
  }
  return api.signInByPasskey(word, travelling(found, response))
}

function travelling(key: PublicKeyCredential, response: object): object {
  return { id: key.id, rawId: words(key.rawId), type: key.type, response, clientExtensionResults: {} }
}
