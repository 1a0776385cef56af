const look =
  'w-full border-collapse text-[.9375rem] leading-normal [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pr-3 sm:[&_:is(td,th)]:pr-5 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_:is(td,th):last-child]:pr-0 [&_p]:m-0 [&_tbody_th]:font-[560] [&_tbody_th]:text-ink [&_thead_th]:type-label [&_thead_th]:text-muted'
const cards =
  'max-sm:block max-sm:[&_:is(caption,tbody,tr,td,tbody_th)]:block max-sm:[&_tbody_tr]:mb-3 max-sm:[&_tbody_tr]:rounded-md max-sm:[&_tbody_tr]:border max-sm:[&_tbody_tr]:border-line max-sm:[&_tbody_tr]:bg-surface max-sm:[&_tbody_tr]:px-4 max-sm:[&_tbody_tr]:py-2 max-sm:[&_:is(td,tbody_th)]:border-0 max-sm:[&_:is(td,tbody_th)]:py-1.5 max-sm:[&_td]:before:block max-sm:[&_td]:before:type-fine max-sm:[&_td]:before:text-muted max-sm:[&_td]:before:content-[attr(data-label)]'

/** The classes of a table in a text. On phones: `cards` shows each row as a card whose cells are labelled by `data-label`; few columns fit; many scroll. */
export const tableClass = (phones: 'cards' | 'fits' | 'scrolls') =>
  phones === 'cards' ? `${look} ${cards}` : phones === 'scrolls' ? `${look} min-w-120` : look
