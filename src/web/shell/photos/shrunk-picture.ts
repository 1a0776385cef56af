const quality = 0.9

/** Shrinks a phone's photo before upload; a file that the browser cannot open is sent as it is, and the server reports what is wrong. */
export async function shrunkPicture(file: File, shortestPx: number): Promise<Blob> {
  try {
    const opened = await createImageBitmap(file)
    const scale = Math.min(1, shortestPx / Math.min(opened.width, opened.height))
    if (scale === 1 && file.size < 500_000) return file
    const canvas = new OffscreenCanvas(Math.round(opened.width * scale), Math.round(opened.height * scale))
    const paper = canvas.getContext('2d')!
    // Transparent pixels would turn black in a JPEG.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(opened, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } catch {
    return file
  }
}
