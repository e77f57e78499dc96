import { useForm } from 'react-hook-form'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { normaliseText } from '../../text/normaliseText.ts'
import { FormFoot } from '../parts/FormFoot.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import { summaryOf } from '../summaryOf.ts'
import { useServerErrors, type ServerErrors } from '../useServerErrors.ts'
import { ProfileFields, profileFields } from './parts/ProfileFields.tsx'
import { emptyProfile, type ProfileValues } from './profile.views.ts'

export interface ProfileEditScreenProps {
  /** `create` is the last step of signing up, `change` comes later. */
  kind: 'create' | 'change'
  /** Default: empty. Give what was typed when the way back from the confirmation is taken. */
  defaultValues?: ProfileValues
  now: string
  /** On to /profile/confirm, with normalised texts. */
  onSubmit: (values: ProfileValues) => void
  errors?: ServerErrors<ProfileValues>
  /** Members only: without saving, back to the profile. */
  backHref?: string
}

const words = {
  create: {
    title: 'あなたのことを、教えてください',
    lead: 'ニックネームとユーザーIDは、ほかのファンにも表示されます。',
  },
  change: { title: 'プロフィールを編集する', lead: 'ニックネームとユーザーIDは、ほかのファンにも表示されます。' },
}

/** The profile's form (W044). */
export function ProfileEditScreen(props: ProfileEditScreenProps) {
  const { kind, defaultValues = emptyProfile, now, onSubmit, errors: refused, backHref } = props
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<ProfileValues>({
    defaultValues,
    errors: useServerErrors<ProfileValues>(refused),
    shouldFocusError: false,
  })
  const send = handleSubmit((values) => onSubmit(normalised(values)))
  const { title, lead } = words[kind]
  return (
    <FormPage step={kind === 'create' ? { at: 4, of: SIGNUP_STEPS } : undefined} title={title} lead={<p>{lead}</p>}>
      <form onSubmit={(event) => void send(event)} noValidate aria-label="プロフィール">
        <div className="grid gap-8">
          <ErrorSummary key={submitCount} errors={summaryOf(errors, profileFields)} />
          <FormMessage text={refused?.form} />
          <ProfileFields register={register} control={control} errors={errors} now={now} isNew={kind === 'create'} />
        </div>
        <FormFoot submit="入力内容を確認する" submitting={false}>
          {backHref && <TextLink href={backHref}>保存せずにもどる</TextLink>}
        </FormFoot>
      </form>
    </FormPage>
  )
}

function normalised(values: ProfileValues): ProfileValues {
  const { nickName, uniqueName, lastName, firstName } = values
  return {
    ...values,
    nickName: normaliseText(nickName),
    uniqueName: normaliseText(uniqueName),
    lastName: normaliseText(lastName),
    firstName: normaliseText(firstName),
  }
}
