import { Avatar } from '../../../components/Avatar.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import type { MyProfile } from '../mypage.views.ts'

export interface PortraitProps {
  profile: MyProfile
  editHref: string
}

/** Who one is here: picture, name, ID and the way to change them. */
export function Portrait({ profile, editHref }: PortraitProps) {
  const { nickName, uniqueName, image, isOfficial = false } = profile
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={nickName} image={image} official={isOfficial} size={96} />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="heading text-32">{nickName}</h1>
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
          @{uniqueName}
          {isOfficial && <Badge kind="公式" className="text-ink" />}
        </p>
      </div>
      <Button href={editHref} variant="outline" size="small">
        プロフィールを編集する
      </Button>
    </div>
  )
}
