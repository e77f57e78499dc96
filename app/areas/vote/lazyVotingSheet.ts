import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { useEffect } from 'react'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import type { VotingSheetProps } from './VotingSheet.tsx'

const load = () => import('./VotingSheet.tsx').then((file) => file.VotingSheet)

/** The voting sheet, loaded with the first press, because most visitors do not vote. */
export const LazyVotingSheet = lazyOnPress<VotingSheetProps>(load)

/** Preloads the voting sheet once the page has loaded, so that a press does not wait and works without a connection. */
export const usePreloadVotingSheet = () => useEffect(() => onNetworkIdle(() => void load().catch(() => {})), [])
