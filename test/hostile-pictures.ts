import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** How a file ends: `refused`, or `cleaned` if it is a picture with something hidden in it. */
export type HostileFile = { name: string; bytes: Buffer; type: string; end: 'refused' | 'cleaned' }

export const payload = '<script>alert(document.cookie)</script>'
const text = (words: string) => Buffer.from(words, 'latin1')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`

/** A small valid picture in a format. */
const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#28a' } })
    .toFormat(format)
    .toBuffer()

function chunk(kind: string, data: Buffer) {
  const body = Buffer.concat([text(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A small PNG file that decodes to `width` × `height` grey points. */
export function bombPng(width: number, height: number) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const points = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))])
}

const pngWithText = (png: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk('tEXt', text(`Comment\0${payload}`)), png.subarray(33)])

const jpegWithComment = (jpeg: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(payload.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text(payload), jpeg.subarray(2)])
}

/** Malicious files, and some that are merely broken. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const [jpeg, png, webp, avif, gif, tiff] = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const).map(picture),
  )
  const withPlace = await sharp(jpeg!)
    .withExif({ IFD0: { ImageDescription: payload } })
    .jpeg()
    .toBuffer()
  const refused: [string, string, Buffer | string][] = [
    ['an empty name and no bytes', 'image/png', ''],
    ['a drawing with a script', 'image/svg+xml', svg],
    ['a drawing that says it is a PNG', 'image/png', svg],
    ['a drawing behind an XML head', 'image/png', `<?xml version="1.0"?>${svg}`],
    [
      'a drawing that asks another machine',
      'image/png',
      svg.replace('<script>alert(1)</script>', '<image href="http://127.0.0.1/"/>'),
    ],
    ['a drawing that reads a file', 'image/png', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`],
    ['a page', 'text/html', `<!doctype html>${payload}`],
    ['a page that says it is a JPEG', 'image/jpeg', `<!doctype html>${payload}`],
    ['a program', 'image/png', 'MZ\x90\0\x03'],
    ['a program for Linux', 'image/png', '\x7fELF\x02\x01\x01'],
    ['a script for a shell', 'image/png', '#!/bin/sh\nrm -rf /'],
    ['a PHP page', 'image/jpeg', '<?php system($_GET["c"]); ?>'],
    ['an archive', 'image/webp', 'PK\x03\x04'],
    ['a document', 'image/png', '%PDF-1.7\n%âãÏÓ'],
    ['a PostScript program', 'image/jpeg', '%!PS\n(x) run'],
    ['a moving GIF', 'image/gif', gif!],
    ['a GIF that is a script', 'image/png', 'GIF89a/*\x01*/=alert(1);'],
    ['a TIFF', 'image/png', tiff!],
    ['a BMP', 'image/png', 'BM\x46\0\0\0'],
    ['an icon', 'image/png', '\0\0\x01\0\x01\0'],
    [
      'the first bytes of a JPEG before a page',
      'image/jpeg',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), text(payload)]),
    ],
    ['the first bytes of a PNG before a page', 'image/png', Buffer.concat([png!.subarray(0, 8), text(payload)])],
    [
      'the first bytes of a WebP before a drawing',
      'image/webp',
      Buffer.concat([text('RIFF\xff\0\0\0WEBP'), text(svg)]),
    ],
    ['the first bytes of an AVIF before a page', 'image/avif', Buffer.concat([avif!.subarray(0, 12), text(payload)])],
    ['an iPhone’s HEIC', 'image/heic', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['half a JPEG', 'image/jpeg', jpeg!.subarray(0, jpeg!.length >> 1)],
    ['half a PNG', 'image/png', png!.subarray(0, png!.length >> 1)],
    ['half a WebP', 'image/webp', webp!.subarray(0, webp!.length >> 1)],
    ['half an AVIF', 'image/avif', avif!.subarray(0, avif!.length >> 1)],
    ['a PNG that opens to 196 million points', 'image/png', bombPng(14_000, 14_000)],
    ['a PNG that is a line of 60 million points', 'image/png', bombPng(60_000_000, 1)],
    ['a PNG that says it has no size', 'image/png', bombPng(0, 0)],
  ]
  const cleaned: [string, string, Buffer][] = [
    ['a JPEG with a page behind it', 'image/jpeg', Buffer.concat([jpeg!, text(payload)])],
    ['a JPEG with a page as its comment', 'image/jpeg', jpegWithComment(jpeg!)],
    ['a JPEG that tells where it was taken', 'image/jpeg', withPlace],
    ['a PNG with a page as its text', 'image/png', pngWithText(png!)],
    ['a PNG with an archive behind it', 'image/png', Buffer.concat([png!, text(`PK\x03\x04${payload}`)])],
    ['a PNG that says it is a page', 'text/html', png!],
    ['a WebP with a page behind it', 'image/webp', Buffer.concat([webp!, text(payload)])],
  ]
  const listed = (all: [string, string, Buffer | string][], end: HostileFile['end']) =>
    all.map(([name, type, given]) => ({ name, type, end, bytes: typeof given === 'string' ? text(given) : given }))
  return [...listed(refused, 'refused'), ...listed(cleaned, 'cleaned')]
}
