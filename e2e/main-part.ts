import type { Visit } from './stage.ts'
import { scrollsTo } from './sees.ts'

export const heading = ({ page }: Visit, name: string) =>
  scrollsTo(page.getByRole('heading', { level: 1, name, exact: true }))
export const said = ({ page, t }: Visit, key: string) => scrollsTo(page.getByText(t(key), { exact: true }).first())
export const press = ({ page, t }: Visit, key: string, facts?: Record<string, string | number>) =>
  page
    .locator('main')
    .getByRole('button', { name: t(key, facts) })
    .first()
    .click()
export const field = ({ page, t }: Visit, key: string) => page.locator('main').getByLabel(t(key), { exact: true })
