import { env, readEnv, useEnv } from '#platform/env.server.ts'

const live = {
  SHOP_MODE: 'live',
  BASE_URL: 'https://luot.example',
  AUTH_SECRET: 'a secret of at least thirty-two characters',
}

/** Runs `work` with these settings and restores the previous ones, since test files share a process. */
function inShop<T>(settings: Record<string, string>, work: () => T): T {
  const before = env
  useEnv(readEnv(settings))
  try {
    return work()
  } finally {
    useEnv(before)
  }
}

export const inLiveShop = <T>(work: () => T, settings: Record<string, string> = {}) =>
  inShop({ ...live, ...settings }, work)
export const inDemoShop = <T>(work: () => T, settings: Record<string, string> = {}) => inShop(settings, work)
