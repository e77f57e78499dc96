from client import call, finish, given, refusal_of

gacha = given["gacha"]
channels = call("listChannels", limit=5)
shown = call("getGacha", id=gacha)
agreed = call("agreeGacha", id=gacha)
draw = {"count": 10, "platformType": "WEB"}
drawn = call("drawGacha", id=gacha, body=draw)
balance = call("getCoinBalance", platformType="WEB")
refusal = refusal_of("drawGacha", id=gacha, body={**draw, "count": 7})

finish(
    channels=channels.total > 0,
    gacha=shown.gacha.gachaId,
    agreed=agreed,
    drawn=len(drawn.resultList),
    left=balance.total == drawn.balance.total,
    refusal=refusal,
)
