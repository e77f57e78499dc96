import { useQuery } from '@tanstack/react-query'
import { ready } from '@tsudoi/design-system/loadable'
import { ProfileEditScreen } from '@tsudoi/design-system/screens/profile/ProfileEditScreen'
import { emptyProfile, type ProfileValues } from '@tsudoi/design-system/screens/profile/profile.types'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useErrorsFromNextStep } from './useErrorsFromNextStep.ts'
import { isRegistrationUnfinished, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { canSetBirthday, profileDraft, profileFormValues } from './profileDraft.ts'

/** Prefetches the data of the page. During registration there is no saved profile. */
export function beforeRender() {
  if (!isRegistrationUnfinished(useSession.getState())) void queryClient.prefetchQuery(profileQuery)
}

/**
 * Form of the profile: the last step of a sign-up, and later the page where members change their profile. A draft
 * restores the input after a reload and when the user returns from the confirmation (R011).
 */
export function Component() {
  const navigate = useNavigate()
  const errors = useErrorsFromNextStep()
  const isNew = useSession(isRegistrationUnfinished)
  const [draft] = useState(profileDraft.read)
  // Loaded beside a draft too: it says whether the birthday can be set.
  const saved = useQuery({ ...profileQuery, enabled: !isNew, staleTime: Infinity })
  const confirm = (values: ProfileValues) => {
    profileDraft.store(values)
    void navigate(paths.profileConfirm)
  }
  return (
    <Page>
      <ProfileEditScreen
        kind={isNew ? 'create' : 'change'}
        initial={
          isNew
            ? ready(draft ?? emptyProfile)
            : loadableOf(saved, ({ profile }) => draft ?? (profile ? profileFormValues(profile) : emptyProfile))
        }
        canSetBirthday={isNew || canSetBirthday(saved.data?.profile)}
        now={useNow()}
        onValuesChange={profileDraft.store}
        onSubmit={confirm}
        errors={errors}
        backHref={isNew ? undefined : paths.mypage}
        onLeave={profileDraft.clear}
      />
    </Page>
  )
}
