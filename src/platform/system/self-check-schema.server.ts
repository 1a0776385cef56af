import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../postgres/columns.server.ts'

/** What the shop found when it checked itself: the last runs of each check. */
export const selfCheckRuns = pgTable(
  'self_check_runs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    isGood: boolean().notNull(),
    /** What was counted or measured; what it means, the check's words say. Null where the check broke. */
    figure: bigint({ mode: 'number' }),
    /** How much is wrong, and the first of it. */
    wrong: integer().notNull(),
    faults: jsonb().$type<{ kind: string; of?: string; n?: number }[]>().notNull(),
    ms: integer().notNull(),
    /** Who asked: `user:<id>`. */
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('self_check_runs_of').on(t.name, t.id)],
)
