import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { readWords } from './live-words.ts'
import { speakFrom, textsOf, type Message } from './speak-words.ts'

type Say = (blanks: Record<string, string | number>, options: { locale: string }) => string

test('npm run dev gives the same text for every message as the compiled words', () => {
  const { texts } = readWords()
  const live = speakFrom(texts, () => 'vi')
  const compiled = m as unknown as Record<string, Say>
  const namesOf = (message: Message) => textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)])
  const filled = (message: Message, value: string | number) =>
    Object.fromEntries(namesOf(message).map(([, name]) => [name!, value]))
  const saidBy = (say: (key: string) => Say) =>
    Object.entries(texts).flatMap(([locale, all]) =>
      Object.entries(all).flatMap(([key, message]) =>
        ['<blank>', 1, 2].map((value) => say(key)(filled(message, value), { locale })),
      ),
    )
  expect(saidBy((key) => live[key]!)).toEqual(saidBy((key) => compiled[key]!))
  expect(Object.keys(texts.vi!).length).toBeGreaterThan(5_000)
})

test('an unknown key has no message', () => {
  expect(speakFrom({ vi: { here: 'đây' } }, () => 'vi').there).toBeUndefined()
})
