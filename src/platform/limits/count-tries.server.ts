import { sql } from 'drizzle-orm'
import { defaultLimit, type Limit } from './all-limits.server.ts'
import type { Db } from '../postgres/db.server.ts'
import { securitySwitches } from './security-switches.server.ts'
import { preparedRows } from '../postgres/prepared.server.ts'

/** Counts one try for each of many keys in one statement; returns those over `max` in the window. */
export async function countTries(
  db: Db,
  { name, max = defaultLimit.max, seconds = defaultLimit.seconds, pausable }: Limit,
  subjects: readonly string[],
): Promise<Set<string>> {
  if (!subjects.length || (pausable && !securitySwitches.limitsRates)) return new Set()
  // Always in the same order, so that two forms cannot deadlock.
  const keys = [...new Set(subjects)].sort().map((subject) => `${name}:${subject}`)
  const rows = await counted(db, { keys, seconds })
  return new Set(rows.filter(({ points }) => points > max).map(({ key }) => key.slice(name.length + 1)))
}

const end = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`
const counted = preparedRows<{ key: string; points: number }>(
  sql`insert into limits as kept (key, points, expire)
      select key, 1, ${end} from unnest((select ${sql.placeholder('keys')}::text[])) key
      on conflict (key) do update set
        points = case when kept.expire <= now() then 1 else kept.points + 1 end,
        expire = case when kept.expire <= now() then ${end} else kept.expire end
      returning key, points`,
)
