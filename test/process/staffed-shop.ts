import { samplesOf } from './access-samples.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { freshShop } from './fresh-shop.ts'
import { signedIn } from './sign-in.ts'

/** A shop on PostgreSQL with a record of each kind (`own`: their ids), one user of each role, and its admin signed in. */
export async function staffedShop() {
  const closed = await freshShop('PostgreSQL')
  const ids = await closed.look(addTestUsers)
  const shop = await closed.start({ LOG_LEVEL: 'error' })
  const own = await samplesOf(closed, shop.url, ids.customer!)
  const admin = await signedIn(shop.url, { email: emailOf('admin'), password })
  return { closed, shop, own, admin }
}
