import { useState } from 'react'
import { DateField } from '../../../components/DateField.tsx'
import { RadioGroup } from '../../../components/RadioGroup.tsx'
import { ReadonlyField } from '../../../components/ReadonlyField.tsx'
import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { uniqueNameProblem } from '../../account.rules.ts'
import type { FormContent } from '../../parts/LateForm.tsx'
import { prefectureOptions } from '../../prefectures.ts'
import { birthdayProblem, firstNameProblem, lastNameProblem, nickNameProblem } from '../profile.rules.ts'
import { birthdayText, genderOptions, type ProfileValues } from '../profile.types.ts'

/** In the order of the form, for its error summary. */
export const profileFields = [
  { fieldId: 'profile-nick', name: 'nickName', label: 'ニックネーム' },
  { fieldId: 'profile-unique', name: 'uniqueName', label: 'ユーザーID' },
  { fieldId: 'profile-last', name: 'lastName', label: '姓' },
  { fieldId: 'profile-first', name: 'firstName', label: '名' },
  { fieldId: 'profile-birthday', name: 'birthday', label: '生年月日' },
] as const

export interface ProfileFieldsProps {
  form: Pick<FormContent<ProfileValues>, 'register' | 'onHeld' | 'errors'>
  /** What the fields begin with. */
  initial: ProfileValues
  now: string
  /** The birthday can be given once only. */
  isNew: boolean
}

/** Everything a profile asks for. */
export function ProfileFields({ form, initial, now, isNew }: ProfileFieldsProps) {
  const { register, errors } = form
  return (
    <>
      <TextField
        id="profile-nick"
        label="ニックネーム"
        requirement="必須"
        support="20文字まで。あとから変えられます。"
        autoComplete="nickname"
        error={errors.nickName?.message}
        {...register('nickName', nickNameProblem)}
      />
      <TextField
        id="profile-unique"
        label="ユーザーID"
        requirement="必須"
        support="半角の英字と数字、4〜20文字。"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.uniqueName?.message}
        {...register('uniqueName', uniqueNameProblem)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id="profile-last"
          label="姓"
          requirement="必須"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', lastNameProblem)}
        />
        <TextField
          id="profile-first"
          label="名"
          requirement="必須"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', firstNameProblem)}
        />
      </div>
      {isNew ? (
        <Birthday form={form} initial={initial} now={now} />
      ) : (
        <ReadonlyField label="生年月日" value={birthdayText(initial.birthday)} />
      )}
      <RadioGroup
        name="gender"
        legend="性別"
        requirement="任意"
        options={genderOptions}
        defaultValue={initial.gender}
      />
      <Select
        label="お住まいの都道府県"
        requirement="任意"
        placeholder="選択しない"
        options={prefectureOptions}
        autoComplete="address-level1"
        {...register('prefecture')}
      />
    </>
  )
}

function Birthday({ form, initial, now }: Omit<ProfileFieldsProps, 'isNew'>) {
  const [birthday, setBirthday] = useState(initial.birthday)
  const { name } = form.register('birthday', (typed) => birthdayProblem(typed, now)?.text)
  return (
    <DateField
      id="profile-birthday"
      name={name}
      legend="生年月日"
      requirement="必須"
      support="登録したあとは変更できません。"
      autoComplete="bday"
      error={form.errors.birthday?.message}
      wrong={birthdayProblem(birthday, now)?.wrong}
      value={birthday}
      onChange={(typed) => {
        setBirthday(typed)
        form.onHeld('birthday', typed)
      }}
    />
  )
}
