import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv, settingNames } from './env.server.ts'

const example = parseEnv(readFileSync('.env.example', 'utf8'))

test('.env.example names every setting, and no other', () => {
  expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted())
})

test('.env.example unchanged starts the same shop as no settings at all', () => {
  expect(readEnv(example as Record<string, string>)).toEqual(readEnv({}))
})
