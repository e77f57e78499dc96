import type { FieldErrors } from 'react-hook-form'
import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { prefectureOptions } from '../../prefectures.ts'
import type { Register } from '../../parts/LateForm.tsx'
import { addressProblem, postalCodeText } from '../address.rules.ts'
import type { AddressValues } from '../address.types.ts'

/** In the order of the form, for its error summary. */
export const addressFields = [
  { fieldId: 'address-last', name: 'lastName', label: '姓' },
  { fieldId: 'address-first', name: 'firstName', label: '名' },
  { fieldId: 'address-last-kana', name: 'lastNameKana', label: '姓のフリガナ' },
  { fieldId: 'address-first-kana', name: 'firstNameKana', label: '名のフリガナ' },
  { fieldId: 'address-postal', name: 'postalCode', label: '郵便番号' },
  { fieldId: 'address-prefecture', name: 'prefecture', label: '都道府県' },
  { fieldId: 'address-city', name: 'city', label: '市区町村' },
  { fieldId: 'address-street', name: 'street', label: '町名・番地' },
  { fieldId: 'address-building', name: 'building', label: '建物名・部屋番号' },
  { fieldId: 'address-phone', name: 'phoneNumber', label: '電話番号' },
] as const

const wordsOf = Object.fromEntries(addressFields.map(({ name, ...words }) => [name, words])) as Record<
  keyof AddressValues,
  { fieldId: string; label: string }
>

export interface AddressFieldsProps {
  register: Register<AddressValues>
  errors: FieldErrors<AddressValues>
}

/** Who receives it, and where: in the order in which a Japanese address is written. */
export function AddressFields({ register, errors }: AddressFieldsProps) {
  const field = (name: keyof AddressValues) => ({
    id: wordsOf[name].fieldId,
    label: wordsOf[name].label,
    error: errors[name]?.message,
    ...register(name, addressProblem[name]),
  })
  const { onBlur, ...postalCode } = field('postalCode')
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('lastName')} requirement="必須" autoComplete="family-name" />
        <TextField {...field('firstName')} requirement="必須" autoComplete="given-name" />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('lastNameKana')} requirement="任意" autoComplete="off" />
        <TextField {...field('firstNameKana')} requirement="任意" autoComplete="off" />
      </div>
      <div className="max-w-72">
        <TextField
          {...postalCode}
          requirement="必須"
          support="7桁。ハイフンは省けます。"
          autoComplete="postal-code"
          inputMode="numeric"
          onBlur={(event) => {
            event.target.value = postalCodeText(event.target.value)
            void onBlur?.(event)
          }}
        />
      </div>
      <div className="max-w-72">
        <Select
          {...field('prefecture')}
          requirement="必須"
          placeholder="選択してください"
          options={prefectureOptions}
          autoComplete="address-level1"
        />
      </div>
      <TextField
        {...field('city')}
        requirement="必須"
        support="郡や政令市の区まで。例：横浜市中区"
        autoComplete="address-level2"
      />
      <TextField {...field('street')} requirement="必須" support="例：山下町1-2" autoComplete="address-line1" />
      <TextField {...field('building')} requirement="任意" support="例：港ビル301" autoComplete="address-line2" />
      <div className="max-w-72">
        <TextField
          {...field('phoneNumber')}
          requirement="必須"
          support="配送会社からご連絡することがあります。"
          type="tel"
          autoComplete="tel-national"
        />
      </div>
    </>
  )
}
