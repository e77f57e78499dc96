import { mutationOptions } from '@tanstack/react-query'
import { visitOutside } from '../platform/openOutside.ts'
import { startProviderVisit } from './startProviderVisit.ts'

/** Starts a visit to a login provider and navigates to its page. */
export const startProviderVisitMutation = mutationOptions({
  mutationKey: ['provider-start'],
  mutationFn: startProviderVisit,
  onSuccess: visitOutside,
})
