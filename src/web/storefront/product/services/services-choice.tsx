import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Offer, Offers } from './find-offers.server.ts'
import { agreeName, tickName, variantName } from './read-services.ts'

type Props = { offers: Offers; isAsked: boolean; calm: () => void }

/** Work to be done before the pair leaves the shop. The stylesheet opens what a tick asks for, so that it is the same without scripts. */
export function ServicesChoice({ offers: { services, words }, isAsked, calm }: Props) {
  return (
    <ChoiceGroup legend={words.title} error={isAsked ? words.finalMissing : undefined} className="group/all mt-7">
      <div onChange={calm} className="rounded-md border border-line">
        {services.map((offer) => (
          <OneService key={offer.id} offer={offer} words={words} />
        ))}
        <div className="hidden rounded-b-md border-t border-line bg-accent-soft px-4 py-2 group-has-[[name=service]:checked]/all:block">
          <Checkbox
            name={agreeName}
            autoComplete="off"
            aria-invalid={isAsked || undefined}
            label={<span className="type-small text-ink">{words.final}</span>}
            note={words.finalNote}
          />
        </div>
      </div>
    </ChoiceGroup>
  )
}

const OneService = ({
  offer: { id, name, why, takes, price, choices, chosen },
  words,
}: {
  offer: Offer
  words: Offers['words']
}) => (
  <div className="group/one border-t border-line px-4 py-1.5 first:border-t-0">
    <Checkbox
      name={tickName}
      value={id}
      label={<span className="font-medium text-ink">{name}</span>}
      note={[why, takes && `${takes}.`].filter(Boolean).join(' ')}
      aside={price}
    />
    {choices.length > 1 ? (
      <SelectField
        label={words.hollow}
        hint={words.hollowHint}
        name={variantName(id)}
        defaultValue={chosen}
        options={choices.map((one) => ({ value: one.id, label: one.label }))}
        className="mt-1 mb-3 ml-8.5 hidden group-has-[[name=service]:checked]/one:block"
      />
    ) : (
      <input type="hidden" name={variantName(id)} value={chosen} />
    )}
  </div>
)
