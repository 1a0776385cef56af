/** Reasons of an advice, one sentence each. */
export const Reasons = ({ title, reasons }: { title: string; reasons: readonly string[] }) =>
  reasons.length > 0 && (
    <div className="mt-4">
      <p className="type-label text-ink">{title}</p>
      <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-[0.9375rem] leading-normal">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
