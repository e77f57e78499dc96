import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { FieldsSkeleton } from '../parts/FieldsSkeleton.tsx'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { LateForm } from '../parts/LateForm.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import { summaryOf } from '../summaryOf.ts'
import type { ServerErrors } from '../useServerErrors.ts'
import { ProfileFields, profileFields } from './parts/ProfileFields.tsx'
import { normalisedProfile } from './profile.rules.ts'
import type { ProfileValues } from './profile.types.ts'

export interface ProfileEditScreenProps {
  /** `create` is the last step of signing up, `change` comes later. */
  kind: 'create' | 'change'
  /** What the form begins with: what was typed before, what is saved, or empty fields. */
  initial: Loadable<ProfileValues>
  now: string
  /** After each change, so that a reload loses nothing. */
  onTyped: (values: ProfileValues) => void
  /** On to /profile/confirm, with normalised texts. */
  onSubmit: (values: ProfileValues) => void
  errors?: ServerErrors<ProfileValues>
  /** Members only: without saving, back to the profile. */
  backHref?: string
  /** The way back without saving was taken: what was typed is to be forgotten. */
  onLeave?: () => void
}

const lead = 'ニックネームとユーザーIDは、ほかのファンにも表示されます。'
const titles = { create: 'あなたのことを、教えてください', change: 'プロフィールを編集する' }

/** The profile's form (W044). */
export function ProfileEditScreen({ initial, ...form }: ProfileEditScreenProps) {
  const { kind } = form
  return (
    <FormPage
      step={kind === 'create' ? { at: 4, of: SIGNUP_STEPS } : undefined}
      title={titles[kind]}
      lead={<p>{lead}</p>}
    >
      <Loaded of={initial} label="プロフィールを読みこみ中" skeleton={<FieldsSkeleton />}>
        {(values) => <Form initial={values} {...form} />}
      </Loaded>
    </FormPage>
  )
}

function Form(props: Omit<ProfileEditScreenProps, 'initial'> & { initial: ProfileValues }) {
  const { kind, initial, now, onTyped, onSubmit, errors: refused, backHref, onLeave } = props
  return (
    <LateForm
      label="プロフィール"
      initial={initial}
      onSubmit={(values) => onSubmit(normalisedProfile(values))}
      onTyped={onTyped}
      refused={refused}
    >
      {(form) => (
        <>
          <div className="grid gap-8">
            <ErrorSummary key={form.submitCount} errors={summaryOf(form.errors, profileFields)} />
            <FormMessage text={refused?.form} />
            <ProfileFields form={form} initial={initial} now={now} isNew={kind === 'create'} />
          </div>
          <FormFoot submit="入力内容を確認する" submitting={form.isWaiting}>
            {backHref && (
              <TextLink href={backHref} onClick={onLeave}>
                保存せずにもどる
              </TextLink>
            )}
          </FormFoot>
        </>
      )}
    </LateForm>
  )
}
