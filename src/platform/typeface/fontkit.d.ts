declare module 'fontkit' {
  /** Has no types of its own; each file that opens a font says what it uses. */
  export function create(file: Uint8Array): unknown
}
