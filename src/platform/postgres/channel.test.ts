import { describe, expect, test } from 'vitest'
import { fitsPayload, inParts, notify } from './channel.server.ts'
import type { Db } from './db.server.ts'

describe('notifications to all processes', () => {
  test('a long list is split into parts that fit a PostgreSQL payload, and nothing is lost', () => {
    const tags = Array.from({ length: 1000 }, (_, n) => `product:${crypto.randomUUID()} “giày ${n}”`)
    const parts = inParts(tags)
    expect(parts.length).toBeGreaterThan(5)
    expect(parts.filter((part) => !fitsPayload(JSON.stringify(part)))).toEqual([])
    expect(parts.flat()).toEqual(tags)
  })

  test('a short list is one message, an empty list none', () => {
    expect(inParts(['catalogue', 'settings'])).toEqual([['catalogue', 'settings']])
    expect(inParts([])).toEqual([])
  })

  test('a message that is too large is refused before it reaches the database', async () => {
    const never = {} as Db
    await expect(notify(never, 'pages', 'ớ'.repeat(4000))).rejects.toThrow('12000 bytes are too many')
  })
})
