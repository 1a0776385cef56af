import { z } from 'zod'
import { allManifests, type ProviderSettings } from '#providers/all.ts'
import type { Manifest, Setting } from '#providers/manifest.ts'
import { brokenRules } from '#kit/password-rule.ts'

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((v) => v === 'true' || v === '1')

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `must be ${values.join(' or ')}` })

/** A provider's address; its sandbox has another one. */
const providerUrl = (live: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://provider.example' })
    .default(live)
    .transform((url) => url.replace(/\/$/, ''))

const providerSettings: Record<string, Setting> = Object.assign({}, ...allManifests.map((one) => one.settings))
const settingOf = (name: string) => providerSettings[name]

function schemaOf(setting: Setting) {
  if (setting.is === 'url') return providerUrl(setting.live)
  if (setting.is === 'number') return wholeNumber(setting.from, setting.to).optional()
  const { like = /^/, min = 0, must } = setting
  return z.string().min(min, must).regex(like, must).optional()
}

/** The settings that the providers' manifests declare (src/providers). */
const providerShape = Object.fromEntries(
  Object.entries(providerSettings).map(([name, setting]) => [name, schemaOf(setting)]),
) as unknown as { [Name in keyof ProviderSettings]: z.ZodType<ProviderSettings[Name]> }

/** Stored as browsers write an origin, since paths are appended and `Origin` headers are compared with it. */
const ownUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
  .refine((url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`, {
    error: 'must be an address without a path, such as https://shop.example',
  })
  .transform((url) => new URL(url).origin)

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  BASE_URL: ownUrl.optional(),
  SHOP_MODE: oneOf('demo', 'live').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  // With one connection a transaction would hold up everything else that its process asks.
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  MAIL_CONCURRENCY: wholeNumber(1, 50).default(4),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).default('admin@luot.example'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have 8 to 128 characters')
    .max(128, 'must have 8 to 128 characters')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().optional(),
  ...providerShape,
  BANK_BIN: z
    .string()
    .regex(/^\d{6}$/, 'must be the six digits of a bank')
    .optional(),
  BANK_ACCOUNT: z
    .string()
    .regex(/^[A-Za-z0-9]{4,19}$/, 'must be an account number')
    .optional(),
  BANK_ACCOUNT_NAME: z.string().max(60).optional(),
  PWNED_PASSWORDS: flag.default(false),
  PWNED_PASSWORDS_URL: providerUrl('https://api.pwnedpasswords.com'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: flag.default(false),
  NETWORK_RATE_FACTOR: wholeNumber(1, 100_000).default(1),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('warn'),
  SEED: oneOf('demo', 'empty').optional(),
  MISSING_FILES: oneOf('refuse', 'allow').default('refuse'),
})

/** Their names, as .env.example lists them. */
export const settingNames = Object.keys(settings.shape)

/** Each of these requires all others. */
const together = (...names: string[]) =>
  names.flatMap((first) => names.filter((second) => second !== first).map((other): [string, string] => [first, other]))

/** Settings that need their partner. */
const pairs: [string, string][] = [
  ...allManifests.flatMap((one: Manifest) => together(...one.keys)),
  ...together('BANK_BIN', 'BANK_ACCOUNT'),
]

const providerUrls = [
  ...Object.keys(providerShape).filter((name) => settingOf(name)?.is === 'url'),
  'PWNED_PASSWORDS_URL',
]

const isLocal = (baseUrl: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(baseUrl)

/** Whether a live shop is meant, even if the settings are refused. */
export const meansLive = ({ SHOP_MODE, BASE_URL }: { SHOP_MODE?: string; BASE_URL?: string }) =>
  SHOP_MODE ? SHOP_MODE === 'live' : Boolean(BASE_URL) && !isLocal(BASE_URL!)

const schema = settings
  .transform((env) => {
    const baseUrl = env.BASE_URL ?? `http://localhost:${env.PORT}`
    const mode = meansLive(env) ? 'live' : 'demo'
    return {
      ...env,
      BASE_URL: baseUrl,
      SHOP_MODE: mode,
      SEED: env.SEED ?? (mode === 'demo' ? 'demo' : 'empty'),
    } as const
  })
  .superRefine((env, ctx) => {
    const invalid: Record<string, unknown> = env
    for (const [one, other] of pairs)
      if (invalid[one] && !invalid[other])
        ctx.addIssue({ code: 'custom', path: [other], message: `is required together with ${one}` })
    if (env.SHOP_MODE !== 'live') return
    if (env.ADMIN_PASSWORD && brokenRules(env.ADMIN_PASSWORD).length)
      ctx.addIssue({
        code: 'custom',
        path: ['ADMIN_PASSWORD'],
        message: 'needs a capital, a small letter, a digit and a sign, and no word such as “admin”, in live mode',
      })
    if (!env.AUTH_SECRET)
      ctx.addIssue({
        code: 'custom',
        path: ['AUTH_SECRET'],
        message: 'is required in live mode (32 characters or more)',
      })
    for (const name of providerUrls)
      if (!String(invalid[name]).startsWith('https://'))
        ctx.addIssue({ code: 'custom', path: [name], message: 'must be an https address in live mode' })
    if (!env.BASE_URL.startsWith('https://'))
      ctx.addIssue({ code: 'custom', path: ['BASE_URL'], message: 'must be an https address in live mode' })
  })

export type Env = z.infer<typeof schema>

/** A start that is impossible: reported in one sentence, exit code 1. */
export class StartRefused extends Error {}

/** Settings from the environment, checked; an empty value counts as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(nonEmpty)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  throw new StartRefused(`Setting ${issue.path.join('.')} ${issue.message}. See .env.example.`)
}

export let env: Env = schema.parse({ SHOP_MODE: 'demo' })
export const useEnv = (checked: Env) => void (env = checked)
