/** Whoever leaves so much unread is not there any more. */
const mostUnreadBytes = 64 * 1024

/** Lines into a body that a browser reads as server-sent events. `onGone` is called once: when the reader left, was too slow, or was sent away. */
export function eventPipe(onGone: () => void) {
  const text = new TextEncoder()
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined
  const gone = () => {
    if (!pipe) return
    pipe = undefined
    onGone()
  }
  const close = () => {
    const ending = pipe
    gone()
    ending?.close()
  }
  const write = (block: string) => {
    if (!pipe) return
    if ((pipe.desiredSize ?? 0) < -mostUnreadBytes) close()
    else pipe.enqueue(text.encode(`${block}\n\n`))
  }
  const body = new ReadableStream<Uint8Array>(
    { start: (controller) => void (pipe = controller), cancel: gone },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  return { body, write, close }
}
