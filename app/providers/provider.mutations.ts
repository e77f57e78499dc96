import { mutationOptions } from '@tanstack/react-query'
import { visitOutside } from '../platform/openOutside.ts'
import { startVisit } from './startVisit.ts'

/** Starts a visit to a login provider and navigates to its page. */
export const startVisitMutation = mutationOptions({
  mutationKey: ['provider-start'],
  mutationFn: startVisit,
  onSuccess: visitOutside,
})
