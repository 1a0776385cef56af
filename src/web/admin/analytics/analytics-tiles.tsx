type AnalyticsTile = { name: string; value: string; change?: string | null; note?: string }

/** Tiles with the main figures. */
export const AnalyticsTiles = ({ tiles }: { tiles: AnalyticsTile[] }) => (
  <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
    {tiles.map(({ name, value, change, note }) => (
      <div key={name} className="flex flex-col rounded-sm border border-line bg-surface px-4 py-3.5 md:px-5">
        <dt className="order-2 leading-snug text-body">{name}</dt>
        <dd className="num order-1 text-[1rem] leading-[1.3] font-[640] tracking-[-.02em] whitespace-nowrap text-ink sm:text-[1.5rem]">
          {value}
        </dd>
        {change && <dd className="num type-fine order-3 text-muted">{change}</dd>}
        {note && <dd className="type-fine order-4 text-muted">{note}</dd>}
      </div>
    ))}
  </dl>
)
