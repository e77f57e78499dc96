import { mutationOptions } from '@tanstack/react-query'
import { visitOutside } from '../platform/openOutside.ts'
import { startVisit } from './startVisit.ts'

/** Begins a visit to a provider and leaves for its page. */
export const startVisitMutation = mutationOptions({
  mutationKey: ['provider-start'],
  mutationFn: startVisit,
  onSuccess: visitOutside,
})
