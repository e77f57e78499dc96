import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import type { VotingSheetProps } from './VotingSheet.tsx'

const load = () => import('./VotingSheet.tsx').then((file) => file.VotingSheet)

/** What votes comes with the first press; most who look do not vote on this visit. */
export const LazyVotingSheet = lazyOnPress<VotingSheetProps>(load)

/** Fetches it once the page's content is there: who presses does not wait, and may have no connection by then. */
export const useVotingSheetSoon = () => useEffect(() => onNetworkIdle(() => void load().catch(() => {})), [])
