import { expect, test } from 'vitest'
import { isReadOnly } from './is-read-only.ts'

test.each([
  'select "id" from "orders" where "orders"."updated_at" > $1',
  'with a as (select 1) select * from a',
  'select count(*) from "limits"',
])('%s only reads', (text) => expect(isReadOnly(text)).toBe(true))

test.each([
  'select "codes" from "carts" where "carts"."id" = $1 for update',
  'select * from a for no key update skip locked',
  'select * from a for share',
  'with gone as (delete from a returning id) select count(*) from gone',
  'select pg_notify($1, $2)',
  'select pg_advisory_xact_lock($1)',
  `select nextval('a')`,
  'insert into a values (1)',
  'begin',
])('%s is not read-only', (text) => expect(isReadOnly(text)).toBe(false))
