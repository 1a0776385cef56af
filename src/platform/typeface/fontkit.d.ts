declare module 'fontkit' {
  /** Has no types of its own; instance.ts says what it uses. */
  export function create(file: Uint8Array): unknown
}
