import { z } from 'zod'

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((v) => v === 'true' || v === '1')

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `must be ${values.join(' or ')}` })

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' }).optional(),
  SHOP_MODE: oneOf('demo', 'live').optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
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
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('warn'),
  SEED: oneOf('demo', 'empty').optional(),
})

/** Their names, as .env.example lists them. */
export const settingNames = Object.keys(settings.shape)

/** What is of no use alone. */
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
] as const

const schema = settings
  .transform((env) => {
    const baseUrl = (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
    const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(baseUrl)
    const mode = env.SHOP_MODE ?? (local ? 'demo' : 'live')
    return {
      ...env,
      BASE_URL: baseUrl,
      SHOP_MODE: mode,
      SEED: env.SEED ?? (mode === 'demo' ? 'demo' : 'empty'),
    } as const
  })
  .superRefine((env, ctx) => {
    for (const [one, other] of pairs)
      if (env[one] && !env[other])
        ctx.addIssue({ code: 'custom', path: [other], message: `is required together with ${one}` })
    if (env.SHOP_MODE !== 'live') return
    if (!env.AUTH_SECRET)
      ctx.addIssue({
        code: 'custom',
        path: ['AUTH_SECRET'],
        message: 'is required in live mode (32 characters or more)',
      })
    if (!env.BASE_URL.startsWith('https://'))
      ctx.addIssue({ code: 'custom', path: ['BASE_URL'], message: 'must be an https address in live mode' })
  })

export type Env = z.infer<typeof schema>

/** A start that cannot be: told in one sentence, exit code 1. */
export class StartRefused extends Error {}

/** Settings from the environment, checked; an empty value counts as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  throw new StartRefused(`Setting ${issue.path.join('.')} ${issue.message}. See .env.example.`)
}

export let env: Env = schema.parse({ SHOP_MODE: 'demo' })
export const useEnv = (checked: Env) => void (env = checked)
