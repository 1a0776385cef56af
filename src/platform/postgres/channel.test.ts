import { describe, expect, test } from 'vitest'
import { fitsPayload, inParts, notify } from './channel.server.ts'
import type { Db } from './db.server.ts'

describe('what is told to all processes', () => {
  test('a long list goes in parts that PostgreSQL takes, and nothing of it is lost', () => {
    const tags = Array.from({ length: 1000 }, (_, n) => `product:${crypto.randomUUID()} “giày ${n}”`)
    const parts = inParts(tags)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts.filter((part) => !fitsPayload(JSON.stringify(part)))).toEqual([])
    expect(parts.flat()).toEqual(tags)
  })

  test('a short list stays one message, an empty one is none', () => {
    expect(inParts(['catalogue', 'settings'])).toEqual([['catalogue', 'settings']])
    expect(inParts([])).toEqual([])
  })

  test('a message that is too large is named before it reaches the database', async () => {
    const never = {} as Db
    await expect(notify(never, 'pages', 'ớ'.repeat(4000))).rejects.toThrow('12000 bytes are too many')
  })
})
