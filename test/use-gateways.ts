import { useAllGateways } from '#gateways/use-gateways.ts'

/** As a process does at its start. */
useAllGateways()
