import type { PublicRoute } from '#flows/self-checks/check-routes.ts'
import { access } from './access.ts'
import { pathWithoutLanguage } from '../page-key.ts'

/** Called by a provider or from an email, with a secret that only they have. */
const needsContext =
  /hooks\/sandbox|social\/sandbox-page|callback|confirm-page|invite-page|return-page|unwatch|unsubscribe|shared-page|preview-page|pick-route|picture-route|again-route|held-page|stock-route/

/** For visitors these only redirect. */
const leadsOn = /^redirect:|two-factor-page|consent-route|watch-page/

/** Demo names in the table stand for any product or article of the shop. */
const asBlank = (at: string) =>
  at
    .replace(/luot-[a-z0-9-]+/, '{product}')
    .replace('/category/figure', '/category/{category}')
    .replace('/brand/sport', '/brand/{brand}')
    .replace('/guides/sizing', '/guides/{guide}')
    .replace('/blog/category/huong-dan', '/blog/category/{topic}')

/** Routes that a visitor can open without a token or an id: /admin/testing fetches them. */
export const publicRoutes = (): PublicRoute[] =>
  Object.entries(access)
    .filter(([id, [, look]]) => look === 'everyone' && !needsContext.test(id))
    .map(([id, [at]]) => ({
      at: asBlank(at),
      expects: id.endsWith('not-found-page') ? 'missing' : leadsOn.test(id) ? 'redirect' : 'page',
      hasEnglish:
        /^(storefront\/|page-|(guide|post|page|blog-category)$)/.test(id) &&
        !pathWithoutLanguage(at).startsWith('/api/'),
    }))
