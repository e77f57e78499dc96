from models import DrawGachaRequest
from tour import client, finish, given, refusal_of


def draw(count):
    body = DrawGachaRequest.from_dict({"count": count, "platformType": "WEB"})
    return client.draw_gacha(id=given["gacha"], body=body)


channels = client.list_channels(limit=5)
shown = client.get_gacha(id=given["gacha"])
agreed = client.agree_gacha(id=given["gacha"])
drawn = draw(10)
balance = client.get_coin_balance(platform_type="WEB")
history = client.list_coin_history(seek_limit=5, seek_order="DESC")
client.follow_channel(ip_id=shown.gacha.ipId)
followed = client.list_follows(limit=20)
client.unfollow_channel(ip_id=shown.gacha.ipId)
refusal = refusal_of(lambda: draw(7))

finish(
    channels=channels.total > 0,
    gacha=shown.gacha.gachaId,
    agreed=agreed,
    drawn=len(drawn.resultList),
    left=balance.total == drawn.balance.total,
    history=len(history.list) > 0,
    followed=shown.gacha.ipId in [channel.ipId for channel in followed.list],
    refusal=refusal,
)
