/** The markers on a counter: the letter, the shape around it, and where the letter stands in it. */
export const MARKERS = [
  { letter: 'N', of: 'neutralised', path: 'M-4-8.5h8l4.5 4.5v8l-4.5 4.5h-8l-4.5-4.5v-8z', y: 4 },
  { letter: 'F', of: 'fatigued', path: 'M0-9.5 9.5 7.5h-19z', y: 6 },
  { letter: 'D', of: 'demoralised', path: 'M-9.5-7.5h19L0 9.5z', y: 2 },
  { letter: 'O', of: 'fired', path: 'M0-9.5 9.5 0 0 9.5-9.5 0z', y: 4 },
  { letter: '!', of: 'out', path: 'M0-8.5A8.5 8.5 0 1 1 0 8.5 8.5 8.5 0 1 1 0-8.5', y: 4 },
  { letter: 'C', of: 'column', path: 'M-8-7.5h16v15h-16z', y: 4 },
] as const

export type Marker = (typeof MARKERS)[number]
