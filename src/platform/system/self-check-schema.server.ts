import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../postgres/columns.server.ts'

/** Results of the self-checks: the last runs of each check. */
export const selfCheckRuns = pgTable(
  'self_check_runs',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    isGood: boolean().notNull(),
    /** The counted or measured value, explained by the check's text. Null if the check failed to run. */
    figure: bigint({ mode: 'number' }),
    /** The number of errors, and the first of them. */
    wrong: integer().notNull(),
    faults: jsonb().$type<{ kind: string; of?: string; n?: number }[]>().notNull(),
    ms: integer().notNull(),
    /** Who started it: `user:<id>`. */
    actor: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('self_check_runs_of').on(t.name, t.id)],
)
