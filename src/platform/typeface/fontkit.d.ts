declare module 'fontkit' {
  /** The package has no types; each file that opens a font declares what it uses. */
  export function create(file: Uint8Array): unknown
}
