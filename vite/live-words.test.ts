import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { readWords } from './live-words.ts'
import { speakFrom } from './speak-words.ts'

type Say = (blanks: Record<string, string>, options: { locale: string }) => string

test('npm run dev says every message as the compiled words do', () => {
  const { texts } = readWords()
  const live = speakFrom(texts, () => 'vi')
  const compiled = m as unknown as Record<string, Say>
  const blanksOf = (text: string) =>
    Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, `<${name}>`]))
  const saidBy = (say: (key: string) => Say) =>
    Object.entries(texts).flatMap(([locale, all]) =>
      Object.entries(all).map(([key, text]) => say(key)(blanksOf(text), { locale })),
    )
  expect(saidBy((key) => live[key]!)).toEqual(saidBy((key) => compiled[key]!))
  expect(Object.keys(texts.vi!).length).toBeGreaterThan(5_000)
})

test('what is no message is nothing', () => {
  expect(speakFrom({ vi: { here: 'đây' } }, () => 'vi').there).toBeUndefined()
})
