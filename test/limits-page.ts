import { allLimits, requestRates, type Limit, type RequestRate } from '#platform/limits/all-limits.server.ts'
import { shopSettings } from '#shop/settings/settings.ts'

const { holdLimits, confirmHours } = shopSettings.parse({})

const spanOf = (seconds: number) =>
  seconds % 3600 === 0 ? `${seconds / 3600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`

const rowOf = ({ name, by, max, seconds, pausable }: Required<Omit<Limit, 'pausable'>> & Pick<Limit, 'pausable'>) =>
  `| \`${name}\` | ${by} | ${max} | ${spanOf(seconds)} | ${pausable ? 'yes' : 'no'} |`

const rateRow = ({ name, by, max, seconds, isShared }: RequestRate) =>
  `| \`${name}\` | ${by} | ${max} | ${spanOf(seconds)} | ${isShared ? 'the database' : 'each process'} |`

const rateHead = '| Rate | Counted by | Most | Within | Counted in |\n| --- | --- | --- | --- | --- |'

const head = '| Limit | Counted by | Most | Within | May be paused |\n| --- | --- | --- | --- | --- |'

/** docs/reference/limits.md, generated from the limits in the code: `node test/limits-page.ts > docs/reference/limits.md`. */
export const limitsPage = () => `# All limits

Written from \`src/platform/limits/all-limits.server.ts\` and the settings of the shop by \`node test/limits-page.ts\`; \`test/limits.test.ts\` fails when it is not true, or when something is counted that stands in no table. A network is an IPv4 address or the /64 of an IPv6 one.

## Counted in the database, the same on every process

“May be paused”: the switch for rate limits at \`/admin/security\` turns it off. Whoever is refused is told the true wait, and the answer carries \`Retry-After\`.

${head}
${Object.values(allLimits).map(rowOf).join('\n')}

## Rates

Counted before a body is read or a page made (\`src/web/server/requests/limit-requests.ts\`): 429, \`Retry-After\` and a sentence, the form stays as it is. \`NETWORK_RATE_FACTOR\` multiplies them. None may be paused.

\`forms\` counts every form outside carts, the choice of language and the admin: what takes stock or money, signs in or sends a letter, besides the limits above that each of these has. It is counted in the database, so a second process gives nobody a second share; whoever was refused is then refused from memory. While the database is away each process counts by itself. The others only spare the processor of the process that they meet, and a row in the database for each page or search would cost more than it protects. A session of the staff that is over \`posts\` or \`forms\` goes on up to \`posts-of-staff\`.

${rateHead}
${Object.values(requestRates).map(rateRow).join('\n')}

## Items on hold

Settings at \`/admin/settings/checkout\`, counted where orders are placed (\`src/shop/payments/attempts/refuse-stock-hold.ts\`): items in orders of the shop's own pages that are neither confirmed by the shop nor paid in any part. 0 means any number.

| Counted by | Most by COD or transfer | Signed in | Paying at once |
| --- | --- | --- | --- |
${Object.entries(holdLimits)
  .map(
    ([by, most]) =>
      `| ${heldWords[by as keyof typeof holdLimits]} | ${most} | ${by === 'network' ? most : most * 2} | twice as many |`,
  )
  .join('\n')}

A customer with a delivered order is counted by the account alone: ${holdLimits.phone * 10} items. Orders that staff place are not counted. A COD order that nobody confirmed within ${confirmHours} hours (0: never) is called off by the job \`lapse-unconfirmed\`, and its stock goes back.

## Fields of forms

How many characters a field takes, and what it must look like, is declared once ([how to](../how-to.md)): input, schema and checker follow, and \`lint/field-limits.test.ts\` asks it of each input. \`test/process/declared-fields.test.ts\` opens every page of the table of access in both languages, types one character too many into each field (and what breaks its pattern, where it has one) and sends the form: 422, told at the field, all that was typed kept, and a sentence for the toast where scripts run. Fields that stand only in another state of a page are listed in \`test/process/fields-not-shown.ts\`; for them the declaration and its schema are tested (\`src/kit/field.test.ts\`), not their form.
`

const heldWords = {
  phone: 'phone number',
  email: 'email address',
  device: 'browser (its `luot_device` number, kept as a mark)',
  network: 'network (IPv4 /24 or IPv6 /64, kept as a mark)',
}

if (import.meta.main) process.stdout.write(limitsPage())
