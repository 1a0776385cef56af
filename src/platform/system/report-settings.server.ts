import { env, settingNames, type Env } from '../env.server.ts'

export type ReportedSetting = { name: string; value: string | null; isSecret: boolean; isGiven: boolean }

const secret = /PASSWORD|SECRET|TOKEN|KEY/

/** The active settings for staff: of a secret only whether it is set, and no address with its password. */
export const reportSettings = (
  values: Env = env,
  source: Record<string, string | undefined> = process.env,
): ReportedSetting[] =>
  settingNames.map((name) => {
    const value = values[name as keyof Env]
    const isSecret = secret.test(name)
    return {
      name,
      isSecret,
      isGiven: Boolean(source[name]),
      value: value === undefined || isSecret ? null : withoutPassword(String(value)),
    }
  })

const withoutPassword = (text: string) =>
  text.replace(/:\/\/[^@/]*@/, '://***@').replace(/\?.*$/, (query) => (query ? '?…' : ''))
