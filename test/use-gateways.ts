import { useAllGateways } from '#gateways/use-gateways.ts'

/** A process does the same at its start. */
useAllGateways()
