import { X } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import type { ViewLine } from './cart-view.server.ts'
import { useLineActions } from './use-line-actions.ts'
import { ServiceList, ServiceListRow } from './work-list.tsx'

/** The services of a line in the browser's cart, each to be taken off on the spot. */
export function LineServices({ line }: { line: ViewLine }) {
  const { drop } = useLineActions(line)
  if (!line.services.length) return null
  return (
    <ServiceList of={line.name} isFinal={line.finalSince !== null}>
      {line.services.map((work) => (
        <ServiceListRow key={work.id} work={work}>
          <IconButton
            label={m.service_remove_named({ work: serviceName(work), name: line.name })}
            onClick={() => drop(work.id, work.name)}
            className="-mr-2"
          >
            <X size={18} aria-hidden />
          </IconButton>
        </ServiceListRow>
      ))}
    </ServiceList>
  )
}

/** `Mài lưỡi 1/2 inch`, for screen readers. */
export const serviceName = ({ name, choice }: { name: string; choice: string }) => (choice ? `${name} ${choice}` : name)
