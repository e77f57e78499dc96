import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Actions } from '../parts/Actions.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { AddressValues } from './address.types.ts'
import { AddressLabel } from './parts/AddressLabel.tsx'

export interface AddressScreenProps {
  /** The saved address. The loaded value is undefined when the member has not saved one. */
  address: Loadable<AddressValues | undefined>
  editHref: string
  backHref: string
}

/** The member's delivery address (W099). */
export function AddressScreen({ address, editHref, backHref }: AddressScreenProps) {
  return (
    <FormPage
      title="お届け先"
      lead={<p>ガチャやイベントの特典をお送りする住所です。ほかのファンには表示されません。</p>}
    >
      <Loaded value={address} label="お届け先を読みこみ中" skeleton={<Skeleton shape="block" className="h-84" />}>
        {(saved) =>
          saved ? (
            <>
              <AddressLabel address={saved} />
              <p className="mt-4 text-14 text-quiet">変更すると、これから発送する分から新しい住所にお送りします。</p>
              <Actions className="mt-8">
                <Button href={editHref}>お届け先を変更する</Button>
                <TextLink href={backHref}>マイページへもどる</TextLink>
              </Actions>
            </>
          ) : (
            <EmptyState
              title="お届け先はまだ登録されていません"
              description="登録しておくと、特典が当たったときにすぐお送りできます。"
              action={{ label: 'お届け先を登録する', href: editHref }}
            />
          )
        }
      </Loaded>
    </FormPage>
  )
}
