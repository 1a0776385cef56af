import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import {
  agreementFieldName,
  agreementErrorId,
  serviceFieldName,
  variantName,
} from '#web/parts/product/read-services.ts'
import type { ServiceOffer, ServiceOfferWords } from './view-offer.server.ts'

/** Work to be done before the pair leaves the shop. CSS opens the fields of a ticked service, so no script is needed. */
export const ServicesChoice = ({ offers, words }: { offers: ServiceOffer[]; words: ServiceOfferWords }) => (
  <ChoiceGroup legend={words.title}>
    <div className="rounded-md border border-line">
      {offers.map((offer) => (
        <OneService key={offer.id} offer={offer} words={words} />
      ))}
      <div className="hidden rounded-b-md border-t border-line bg-accent-soft px-4 py-2 group-has-[[name=service]:checked]/all:block">
        <Checkbox
          name={agreementFieldName}
          autoComplete="off"
          aria-describedby={agreementErrorId}
          label={<span className="type-small text-ink">{words.final}</span>}
          note={words.finalNote}
        />
      </div>
    </div>
  </ChoiceGroup>
)

const OneService = ({ offer, words }: { offer: ServiceOffer; words: ServiceOfferWords }) => (
  <div className="group/one border-t border-line px-4 py-1.5 first:border-t-0">
    <Checkbox
      name={serviceFieldName}
      value={offer.id}
      label={
        <span className="font-medium text-ink">
          <ProductName name={offer.name} />
        </span>
      }
      note={offer.note}
      aside={offer.price}
    />
    {offer.choices.length > 1 ? (
      <SelectField
        label={words.hollow}
        hint={words.hollowHint}
        name={variantName(offer.id)}
        defaultValue={offer.chosen}
        options={offer.choices}
        className="mt-1 mb-3 ml-8.5 hidden group-has-[[name=service]:checked]/one:block"
      />
    ) : (
      <input type="hidden" name={variantName(offer.id)} value={offer.chosen} />
    )}
  </div>
)
