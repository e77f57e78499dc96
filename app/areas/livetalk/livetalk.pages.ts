import type { PageSpec } from '../../pageSpec.ts'

/** Routes of ours (R088, Q269): the documents name the calls and the banner's target, and no path. */
const page = (path: string, title: string, guard: PageSpec['guard'], load: PageSpec['load']): PageSpec => ({
  id: 'ours',
  path: `/livetalk/${path}`,
  title,
  guard,
  place: 'channel',
  load,
})

export const livetalkPages: readonly PageSpec[] = [
  page('group/:id', 'ライブトーク', 'open', () => import('./LivetalkGroupRoute.tsx')),
  page(':id', 'ライブトーク', 'open', () => import('./LivetalkRoute.tsx')),
  page(':id/slot', 'ライブトークの枠', 'member', () => import('./LivetalkSlotsRoute.tsx')),
  page(':id/talk-info', '話したいこと', 'member', () => import('./TalkInfoRoute.tsx')),
  {
    ...page(':id/call/:slotId', 'ライブトークの待機室', 'member', () => import('./LivetalkCallRoute.tsx')),
    header: 'none',
    footer: 'none',
  },
]
