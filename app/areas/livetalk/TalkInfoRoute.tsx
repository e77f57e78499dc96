import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { TalkInfoValues } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { hasMessageCode } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { isSending } from '../../queries/isSending.ts'
import { queryClient } from '../../queryClient.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { talkInfoErrors, saveTalkInfoMutation } from './livetalk.mutations.ts'
import { talkInfoQuery } from './livetalk.queries.ts'
import { talkInfoDraft } from './talkInfoDraft.ts'
import { prefetchLivetalk, useLivetalkPage } from './useLivetalkPage.ts'

const { Screen: TalkInfoScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/livetalk/TalkInfoScreen').then((file) => file.TalkInfoScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload((address) => {
  prefetchLivetalk(address)
  if (isMember()) void queryClient.prefetchQuery(talkInfoQuery(address.params['id'] ?? ''))
})

/**
 * The form in which a member tells the streamer a name and topics before the talk. A draft keeps the input over a
 * reload, a failed send and visits to other pages (W118).
 */
export function Component() {
  const { id, shown, frame, hrefs } = useLivetalkPage()
  const draft = talkInfoDraft(id)
  const [savedDraft] = useState(draft.read)
  const saved = useQuery({ ...talkInfoQuery(id), enabled: !savedDraft, staleTime: Infinity })
  const { mutate, isPending, isSuccess, error, reset } = useMutation(saveTalkInfoMutation)
  const initial = (): Loadable<TalkInfoValues | 'noSlot'> => {
    if (savedDraft) return ready(savedDraft)
    if (hasMessageCode(saved.error, 'PermissionDenied')) return ready('noSlot')
    return loadableOf(saved, ({ talkInfo: { callName = '', topic = '' } }) => ({ callName, topic }))
  }
  const submit = (values: TalkInfoValues) => {
    if (!isSending(saveTalkInfoMutation.mutationKey)) mutate({ id, ...values }, { onSuccess: draft.clear })
  }
  const storeDraft = (values: TalkInfoValues) => {
    draft.store(values)
    if (isSuccess) reset()
  }
  return (
    <Page back={{ label: 'ライブトーク', href: hrefs.livetalk }} {...frame}>
      <TalkInfoScreen
        streamer={shown?.livetalk.streamer.name ?? ''}
        initial={initial()}
        onValuesChange={storeDraft}
        onSubmit={submit}
        isPending={isPending}
        isSaved={isSuccess}
        refused={talkInfoErrors.of(error)}
        hrefs={hrefs}
      />
    </Page>
  )
}
