/// The names of emoji between colons, such as `:tada:`, as GitHub has them.
///
/// Made by `scripts/make-emoji`; edit that, not this.
enum EmojiNames {
  /// The emoji of a name; nil where there is none.
  static func emoji(_ name: Substring) -> String? { table[name] }

  private static let table: [Substring: String] = {
    var table: [Substring: String] = [:]
    for entry in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let parts = entry.split(separator: "=")
      if parts.count == 2 { table[parts[0]] = String(parts[1]) }
    }
    return table
  }()

  private static let names = """
    +1=👍 -1=👎 100=💯 1234=🔢 1st_place_medal=🥇 2nd_place_medal=🥈 3rd_place_medal=🥉 8ball=🎱 a=🅰️ ab=🆎
    abacus=🧮 abc=🔤 abcd=🔡 accept=🉑 adhesive_bandage=🩹 adult=🧑 aerial_tramway=🚡 airplane=✈️
    alarm_clock=⏰ alembic=⚗️ alien=👽 ambulance=🚑 amphora=🏺 anchor=⚓ angel=👼 anger=💢 angry=😠
    anguished=😧 ant=🐜 apple=🍎 aquarius=♒ aries=♈ arrow_backward=◀️ arrow_double_down=⏬
    arrow_double_up=⏫ arrow_down=⬇️ arrow_down_small=🔽 arrow_forward=▶️ arrow_heading_down=⤵️
    arrow_heading_up=⤴️ arrow_left=⬅️ arrow_lower_left=↙️ arrow_lower_right=↘️ arrow_right=➡️
    arrow_right_hook=↪️ arrow_up=⬆️ arrow_up_down=↕️ arrow_up_small=🔼 arrow_upper_left=↖️
    arrow_upper_right=↗️ arrows_clockwise=🔃 arrows_counterclockwise=🔄 art=🎨 articulated_lorry=🚛
    artificial_satellite=🛰️ artist=🧑‍🎨 asterisk=*️⃣ astonished=😲 astronaut=🧑‍🚀 athletic_shoe=👟
    atm=🏧 atom_symbol=⚛️ auto_rickshaw=🛺 avocado=🥑 axe=🪓 b=🅱️ baby=👶 baby_bottle=🍼 baby_chick=🐤
    baby_symbol=🚼 back=🔙 bacon=🥓 badger=🦡 badminton=🏸 bagel=🥯 baggage_claim=🛄 baguette_bread=🥖
    balance_scale=⚖️ bald_man=👨‍🦲 bald_woman=👩‍🦲 ballet_shoes=🩰 balloon=🎈 ballot_box=🗳️
    ballot_box_with_check=☑️ bamboo=🎍 banana=🍌 bangbang=‼️ banjo=🪕 bank=🏦 bar_chart=📊 barber=💈
    baseball=⚾ basket=🧺 basketball=🏀 bat=🦇 bath=🛀 bathtub=🛁 battery=🔋 beach_umbrella=🏖️ bear=🐻
    bearded_person=🧔 bed=🛏️ bee=🐝 beer=🍺 beers=🍻 beetle=🪲 beginner=🔰 bell=🔔 bellhop_bell=🛎️
    bento=🍱 beverage_box=🧃 bicyclist=🚴 bike=🚲 biking_man=🚴‍♂️ biking_woman=🚴‍♀️ bikini=👙
    billed_cap=🧢 biohazard=☣️ bird=🐦 birthday=🎂 black_circle=⚫ black_flag=🏴 black_heart=🖤
    black_joker=🃏 black_large_square=⬛ black_medium_small_square=◾ black_medium_square=◼️
    black_nib=✒️ black_small_square=▪️ black_square_button=🔲 blond_haired_man=👱‍♂️
    blond_haired_person=👱 blond_haired_woman=👱‍♀️ blossom=🌼 blowfish=🐡 blue_book=📘 blue_car=🚙
    blue_heart=💙 blue_square=🟦 blush=😊 boar=🐗 boat=⛵ bomb=💣 bone=🦴 book=📖 bookmark=🔖
    bookmark_tabs=📑 books=📚 boom=💥 boot=👢 bouncing_ball_man=⛹️‍♂️ bouncing_ball_person=⛹️
    bouncing_ball_woman=⛹️‍♀️ bouquet=💐 bow=🙇 bow_and_arrow=🏹 bowing_man=🙇‍♂️ bowing_woman=🙇‍♀️
    bowl_with_spoon=🥣 bowling=🎳 boxing_glove=🥊 boy=👦 brain=🧠 bread=🍞 breast_feeding=🤱 bricks=🧱
    bride_with_veil=👰‍♀️ bridge_at_night=🌉 briefcase=💼 broccoli=🥦 broken_heart=💔 broom=🧹
    brown_circle=🟤 brown_heart=🤎 brown_square=🟫 bug=🐛 building_construction=🏗️ bulb=💡
    bullettrain_front=🚅 bullettrain_side=🚄 burrito=🌯 bus=🚌 business_suit_levitating=🕴️ busstop=🚏
    bust_in_silhouette=👤 busts_in_silhouette=👥 butter=🧈 butterfly=🦋 cactus=🌵 cake=🍰 calendar=📆
    call_me_hand=🤙 calling=📲 camel=🐫 camera=📷 camera_flash=📸 camping=🏕️ cancer=♋ candle=🕯️ candy=🍬
    canned_food=🥫 canoe=🛶 capital_abcd=🔠 capricorn=♑ car=🚗 card_file_box=🗃️ card_index=📇
    card_index_dividers=🗂️ carousel_horse=🎠 carrot=🥕 cartwheeling=🤸 cat=🐱 cat2=🐈 cd=💿 chains=⛓️
    chair=🪑 champagne=🍾 chart=💹 chart_with_downwards_trend=📉 chart_with_upwards_trend=📈
    checkered_flag=🏁 cheese=🧀 cherries=🍒 cherry_blossom=🌸 chess_pawn=♟️ chestnut=🌰 chicken=🐔
    child=🧒 children_crossing=🚸 chipmunk=🐿️ chocolate_bar=🍫 chopsticks=🥢 christmas_tree=🎄 church=⛪
    cinema=🎦 circus_tent=🎪 city_sunrise=🌇 city_sunset=🌆 cityscape=🏙️ cl=🆑 clamp=🗜️ clap=👏
    clapper=🎬 classical_building=🏛️ climbing=🧗 climbing_man=🧗‍♂️ climbing_woman=🧗‍♀️
    clinking_glasses=🥂 clipboard=📋 clock1=🕐 clock10=🕙 clock1030=🕥 clock11=🕚 clock1130=🕦 clock12=🕛
    clock1230=🕧 clock130=🕜 clock2=🕑 clock230=🕝 clock3=🕒 clock330=🕞 clock4=🕓 clock430=🕟 clock5=🕔
    clock530=🕠 clock6=🕕 clock630=🕡 clock7=🕖 clock730=🕢 clock8=🕗 clock830=🕣 clock9=🕘 clock930=🕤
    closed_book=📕 closed_lock_with_key=🔐 closed_umbrella=🌂 cloud=☁️ cloud_with_lightning=🌩️
    cloud_with_lightning_and_rain=⛈️ cloud_with_rain=🌧️ cloud_with_snow=🌨️ clown_face=🤡 clubs=♣️
    cn=🇨🇳 coat=🧥 cocktail=🍸 coconut=🥥 coffee=☕ coffin=⚰️ cold_face=🥶 cold_sweat=😰 comet=☄️
    compass=🧭 computer=💻 computer_mouse=🖱️ confetti_ball=🎊 confounded=😖 confused=😕
    congratulations=㊗️ construction=🚧 construction_worker=👷 construction_worker_man=👷‍♂️
    construction_worker_woman=👷‍♀️ control_knobs=🎛️ convenience_store=🏪 cook=🧑‍🍳 cookie=🍪 cool=🆒
    copyright=©️ corn=🌽 couch_and_lamp=🛋️ couple=👫 couple_with_heart=💑
    couple_with_heart_man_man=👨‍❤️‍👨 couple_with_heart_woman_man=👩‍❤️‍👨
    couple_with_heart_woman_woman=👩‍❤️‍👩 couplekiss=💏 couplekiss_man_man=👨‍❤️‍💋‍👨
    couplekiss_man_woman=👩‍❤️‍💋‍👨 couplekiss_woman_woman=👩‍❤️‍💋‍👩 cow=🐮 cow2=🐄 cowboy_hat_face=🤠
    crab=🦀 crayon=🖍️ credit_card=💳 crescent_moon=🌙 cricket=🦗 cricket_game=🏏 crocodile=🐊
    croissant=🥐 crossed_fingers=🤞 crossed_flags=🎌 crossed_swords=⚔️ crown=👑 cry=😢
    crying_cat_face=😿 crystal_ball=🔮 cucumber=🥒 cup_with_straw=🥤 cupcake=🧁 cupid=💘 curling_stone=🥌
    curly_haired_man=👨‍🦱 curly_haired_woman=👩‍🦱 curly_loop=➰ currency_exchange=💱 curry=🍛
    cursing_face=🤬 custard=🍮 customs=🛃 cut_of_meat=🥩 cyclone=🌀 dagger=🗡️ dancers=👯
    dancing_men=👯‍♂️ dancing_women=👯‍♀️ dango=🍡 dark_sunglasses=🕶️ dart=🎯 dash=💨 date=📅 de=🇩🇪
    deaf_man=🧏‍♂️ deaf_person=🧏 deaf_woman=🧏‍♀️ deciduous_tree=🌳 deer=🦌 department_store=🏬
    derelict_house=🏚️ desert=🏜️ desert_island=🏝️ desktop_computer=🖥️ detective=🕵️
    diamond_shape_with_a_dot_inside=💠 diamonds=♦️ disappointed=😞 disappointed_relieved=😥
    diving_mask=🤿 diya_lamp=🪔 dizzy=💫 dizzy_face=😵 dna=🧬 do_not_litter=🚯 dog=🐶 dog2=🐕 dollar=💵
    dolls=🎎 dolphin=🐬 door=🚪 doughnut=🍩 dove=🕊️ dragon=🐉 dragon_face=🐲 dress=👗 dromedary_camel=🐪
    drooling_face=🤤 drop_of_blood=🩸 droplet=💧 drum=🥁 duck=🦆 dumpling=🥟 dvd=📀 e-mail=📧 eagle=🦅
    ear=👂 ear_of_rice=🌾 ear_with_hearing_aid=🦻 earth_africa=🌍 earth_americas=🌎 earth_asia=🌏 egg=🥚
    eggplant=🍆 eight=8️⃣ eight_pointed_black_star=✴️ eight_spoked_asterisk=✳️ eject_button=⏏️
    electric_plug=🔌 elephant=🐘 elf=🧝 elf_man=🧝‍♂️ elf_woman=🧝‍♀️ email=✉️ end=🔚 england=🏴󠁧󠁢󠁥󠁮󠁧󠁿
    envelope_with_arrow=📩 es=🇪🇸 eu=🇪🇺 euro=💶 european_castle=🏰 european_post_office=🏤
    evergreen_tree=🌲 exclamation=❗ exploding_head=🤯 expressionless=😑 eye=👁️
    eye_speech_bubble=👁️‍🗨️ eyeglasses=👓 eyes=👀 face_with_head_bandage=🤕 face_with_thermometer=🤒
    facepalm=🤦 factory=🏭 factory_worker=🧑‍🏭 fairy=🧚 fairy_man=🧚‍♂️ fairy_woman=🧚‍♀️ falafel=🧆
    fallen_leaf=🍂 family=👪 family_man_boy=👨‍👦 family_man_boy_boy=👨‍👦‍👦 family_man_girl=👨‍👧
    family_man_girl_boy=👨‍👧‍👦 family_man_girl_girl=👨‍👧‍👧 family_man_man_boy=👨‍👨‍👦
    family_man_man_boy_boy=👨‍👨‍👦‍👦 family_man_man_girl=👨‍👨‍👧 family_man_man_girl_boy=👨‍👨‍👧‍👦
    family_man_man_girl_girl=👨‍👨‍👧‍👧 family_man_woman_boy=👨‍👩‍👦 family_man_woman_boy_boy=👨‍👩‍👦‍👦
    family_man_woman_girl=👨‍👩‍👧 family_man_woman_girl_boy=👨‍👩‍👧‍👦
    family_man_woman_girl_girl=👨‍👩‍👧‍👧 family_woman_boy=👩‍👦 family_woman_boy_boy=👩‍👦‍👦
    family_woman_girl=👩‍👧 family_woman_girl_boy=👩‍👧‍👦 family_woman_girl_girl=👩‍👧‍👧
    family_woman_woman_boy=👩‍👩‍👦 family_woman_woman_boy_boy=👩‍👩‍👦‍👦 family_woman_woman_girl=👩‍👩‍👧
    family_woman_woman_girl_boy=👩‍👩‍👧‍👦 family_woman_woman_girl_girl=👩‍👩‍👧‍👧 farmer=🧑‍🌾
    fast_forward=⏩ fax=📠 fearful=😨 feet=🐾 female_detective=🕵️‍♀️ female_sign=♀️ ferris_wheel=🎡
    ferry=⛴️ field_hockey=🏑 file_cabinet=🗄️ file_folder=📁 film_projector=📽️ film_strip=🎞️ fire=🔥
    fire_engine=🚒 fire_extinguisher=🧯 firecracker=🧨 firefighter=🧑‍🚒 fireworks=🎆
    first_quarter_moon=🌓 first_quarter_moon_with_face=🌛 fish=🐟 fish_cake=🍥 fishing_pole_and_fish=🎣
    fist_left=🤛 fist_oncoming=👊 fist_raised=✊ fist_right=🤜 five=5️⃣ flags=🎏 flamingo=🦩
    flashlight=🔦 flat_shoe=🥿 fleur_de_lis=⚜️ flight_arrival=🛬 flight_departure=🛫 floppy_disk=💾
    flower_playing_cards=🎴 flushed=😳 flying_disc=🥏 flying_saucer=🛸 fog=🌫️ foggy=🌁 foot=🦶
    football=🏈 footprints=👣 fork_and_knife=🍴 fortune_cookie=🥠 fountain=⛲ fountain_pen=🖋️ four=4️⃣
    four_leaf_clover=🍀 fox_face=🦊 fr=🇫🇷 framed_picture=🖼️ free=🆓 fried_egg=🍳 fried_shrimp=🍤
    fries=🍟 frog=🐸 frowning=😦 frowning_face=☹️ frowning_man=🙍‍♂️ frowning_person=🙍
    frowning_woman=🙍‍♀️ fuelpump=⛽ full_moon=🌕 full_moon_with_face=🌝 funeral_urn=⚱️ game_die=🎲
    garlic=🧄 gb=🇬🇧 gear=⚙️ gem=💎 gemini=♊ genie=🧞 genie_man=🧞‍♂️ genie_woman=🧞‍♀️ ghost=👻 gift=🎁
    gift_heart=💝 giraffe=🦒 girl=👧 globe_with_meridians=🌐 gloves=🧤 goal_net=🥅 goat=🐐 goggles=🥽
    golf=⛳ golfing=🏌️ golfing_man=🏌️‍♂️ golfing_woman=🏌️‍♀️ gorilla=🦍 grapes=🍇 green_apple=🍏
    green_book=📗 green_circle=🟢 green_heart=💚 green_salad=🥗 green_square=🟩 grey_exclamation=❕
    grey_question=❔ grimacing=😬 grin=😁 grinning=😀 guard=💂 guardsman=💂‍♂️ guardswoman=💂‍♀️
    guide_dog=🦮 guitar=🎸 gun=🔫 haircut=💇 haircut_man=💇‍♂️ haircut_woman=💇‍♀️ hamburger=🍔 hammer=🔨
    hammer_and_pick=⚒️ hammer_and_wrench=🛠️ hamster=🐹 hand=✋ hand_over_mouth=🤭 handbag=👜
    handball_person=🤾 handshake=🤝 hankey=💩 hash=#️⃣ hatched_chick=🐥 hatching_chick=🐣 headphones=🎧
    health_worker=🧑‍⚕️ hear_no_evil=🙉 heart=❤️ heart_decoration=💟 heart_eyes=😍 heart_eyes_cat=😻
    heartbeat=💓 heartpulse=💗 hearts=♥️ heavy_check_mark=✔️ heavy_division_sign=➗
    heavy_dollar_sign=💲 heavy_heart_exclamation=❣️ heavy_minus_sign=➖ heavy_multiplication_x=✖️
    heavy_plus_sign=➕ hedgehog=🦔 helicopter=🚁 herb=🌿 hibiscus=🌺 high_brightness=🔆 high_heel=👠
    hiking_boot=🥾 hindu_temple=🛕 hippopotamus=🦛 hocho=🔪 hole=🕳️ honey_pot=🍯 horse=🐴 horse_racing=🏇
    hospital=🏥 hot_face=🥵 hot_pepper=🌶️ hotdog=🌭 hotel=🏨 hotsprings=♨️ hourglass=⌛
    hourglass_flowing_sand=⏳ house=🏠 house_with_garden=🏡 houses=🏘️ hugs=🤗 hushed=😯 ice_cream=🍨
    ice_cube=🧊 ice_hockey=🏒 ice_skate=⛸️ icecream=🍦 id=🆔 ideograph_advantage=🉐 imp=👿 inbox_tray=📥
    incoming_envelope=📨 infinity=♾️ information_source=ℹ️ innocent=😇 interrobang=⁉️ iphone=📱 it=🇮🇹
    izakaya_lantern=🏮 jack_o_lantern=🎃 japan=🗾 japanese_castle=🏯 japanese_goblin=👺 japanese_ogre=👹
    jeans=👖 jigsaw=🧩 joy=😂 joy_cat=😹 joystick=🕹️ jp=🇯🇵 judge=🧑‍⚖️ juggling_person=🤹 kaaba=🕋
    kangaroo=🦘 key=🔑 keyboard=⌨️ keycap_ten=🔟 kick_scooter=🛴 kimono=👘 kiss=💋 kissing=😗
    kissing_cat=😽 kissing_closed_eyes=😚 kissing_heart=😘 kissing_smiling_eyes=😙 kite=🪁 kiwi_fruit=🥝
    kneeling_man=🧎‍♂️ kneeling_person=🧎 kneeling_woman=🧎‍♀️ koala=🐨 koko=🈁 kr=🇰🇷 lab_coat=🥼
    label=🏷️ lacrosse=🥍 large_blue_circle=🔵 large_blue_diamond=🔷 large_orange_diamond=🔶
    last_quarter_moon=🌗 last_quarter_moon_with_face=🌜 latin_cross=✝️ laughing=😆 leafy_green=🥬
    leaves=🍃 ledger=📒 left_luggage=🛅 left_right_arrow=↔️ left_speech_bubble=🗨️
    leftwards_arrow_with_hook=↩️ leg=🦵 lemon=🍋 leo=♌ leopard=🐆 level_slider=🎚️ libra=♎
    light_rail=🚈 link=🔗 lion=🦁 lips=👄 lipstick=💄 lizard=🦎 llama=🦙 lobster=🦞 lock=🔒
    lock_with_ink_pen=🔏 lollipop=🍭 loop=➿ lotion_bottle=🧴 lotus_position=🧘 lotus_position_man=🧘‍♂️
    lotus_position_woman=🧘‍♀️ loud_sound=🔊 loudspeaker=📢 love_hotel=🏩 love_letter=💌
    love_you_gesture=🤟 low_brightness=🔅 luggage=🧳 lying_face=🤥 m=Ⓜ️ mag=🔍 mag_right=🔎 mage=🧙
    mage_man=🧙‍♂️ mage_woman=🧙‍♀️ magnet=🧲 mahjong=🀄 mailbox=📫 mailbox_closed=📪
    mailbox_with_mail=📬 mailbox_with_no_mail=📭 male_detective=🕵️‍♂️ male_sign=♂️ man=👨
    man_artist=👨‍🎨 man_astronaut=👨‍🚀 man_cartwheeling=🤸‍♂️ man_cook=👨‍🍳 man_dancing=🕺
    man_facepalming=🤦‍♂️ man_factory_worker=👨‍🏭 man_farmer=👨‍🌾 man_firefighter=👨‍🚒
    man_health_worker=👨‍⚕️ man_in_manual_wheelchair=👨‍🦽 man_in_motorized_wheelchair=👨‍🦼
    man_in_tuxedo=🤵‍♂️ man_judge=👨‍⚖️ man_juggling=🤹‍♂️ man_mechanic=👨‍🔧 man_office_worker=👨‍💼
    man_pilot=👨‍✈️ man_playing_handball=🤾‍♂️ man_playing_water_polo=🤽‍♂️ man_scientist=👨‍🔬
    man_shrugging=🤷‍♂️ man_singer=👨‍🎤 man_student=👨‍🎓 man_teacher=👨‍🏫 man_technologist=👨‍💻
    man_with_gua_pi_mao=👲 man_with_probing_cane=👨‍🦯 man_with_turban=👳‍♂️ mango=🥭 mans_shoe=👞
    mantelpiece_clock=🕰️ manual_wheelchair=🦽 maple_leaf=🍁 martial_arts_uniform=🥋 mask=😷 massage=💆
    massage_man=💆‍♂️ massage_woman=💆‍♀️ mate=🧉 meat_on_bone=🍖 mechanic=🧑‍🔧 mechanical_arm=🦾
    mechanical_leg=🦿 medal_military=🎖️ medal_sports=🏅 medical_symbol=⚕️ mega=📣 melon=🍈 memo=📝
    men_wrestling=🤼‍♂️ menorah=🕎 mens=🚹 mermaid=🧜‍♀️ merman=🧜‍♂️ merperson=🧜 metal=🤘 metro=🚇
    microbe=🦠 microphone=🎤 microscope=🔬 middle_finger=🖕 milk_glass=🥛 milky_way=🌌 minibus=🚐
    minidisc=💽 mobile_phone_off=📴 money_mouth_face=🤑 money_with_wings=💸 moneybag=💰 monkey=🐒
    monkey_face=🐵 monocle_face=🧐 monorail=🚝 moon=🌔 moon_cake=🥮 mortar_board=🎓 mosque=🕌 mosquito=🦟
    motor_boat=🛥️ motor_scooter=🛵 motorcycle=🏍️ motorized_wheelchair=🦼 motorway=🛣️ mount_fuji=🗻
    mountain=⛰️ mountain_bicyclist=🚵 mountain_biking_man=🚵‍♂️ mountain_biking_woman=🚵‍♀️
    mountain_cableway=🚠 mountain_railway=🚞 mountain_snow=🏔️ mouse=🐭 mouse2=🐁 movie_camera=🎥
    moyai=🗿 mrs_claus=🤶 muscle=💪 mushroom=🍄 musical_keyboard=🎹 musical_note=🎵 musical_score=🎼
    mute=🔇 nail_care=💅 name_badge=📛 national_park=🏞️ nauseated_face=🤢 nazar_amulet=🧿 necktie=👔
    negative_squared_cross_mark=❎ nerd_face=🤓 neutral_face=😐 new=🆕 new_moon=🌑 new_moon_with_face=🌚
    newspaper=📰 newspaper_roll=🗞️ next_track_button=⏭️ ng=🆖 night_with_stars=🌃 nine=9️⃣ no_bell=🔕
    no_bicycles=🚳 no_entry=⛔ no_entry_sign=🚫 no_good=🙅 no_good_man=🙅‍♂️ no_good_woman=🙅‍♀️
    no_mobile_phones=📵 no_mouth=😶 no_pedestrians=🚷 no_smoking=🚭 non-potable_water=🚱 nose=👃
    notebook=📓 notebook_with_decorative_cover=📔 notes=🎶 nut_and_bolt=🔩 o=⭕ o2=🅾️ ocean=🌊 octopus=🐙
    oden=🍢 office=🏢 office_worker=🧑‍💼 oil_drum=🛢️ ok=🆗 ok_hand=👌 ok_man=🙆‍♂️ ok_person=🙆
    ok_woman=🙆‍♀️ old_key=🗝️ older_adult=🧓 older_man=👴 older_woman=👵 om=🕉️ on=🔛
    oncoming_automobile=🚘 oncoming_bus=🚍 oncoming_police_car=🚔 oncoming_taxi=🚖 one=1️⃣
    one_piece_swimsuit=🩱 onion=🧅 open_file_folder=📂 open_hands=👐 open_mouth=😮 open_umbrella=☂️
    ophiuchus=⛎ orange_book=📙 orange_circle=🟠 orange_heart=🧡 orange_square=🟧 orangutan=🦧
    orthodox_cross=☦️ otter=🦦 outbox_tray=📤 owl=🦉 ox=🐂 oyster=🦪 package=📦 page_facing_up=📄
    page_with_curl=📃 pager=📟 paintbrush=🖌️ palm_tree=🌴 palms_up_together=🤲 pancakes=🥞 panda_face=🐼
    paperclip=📎 paperclips=🖇️ parachute=🪂 parasol_on_ground=⛱️ parking=🅿️ parrot=🦜
    part_alternation_mark=〽️ partly_sunny=⛅ partying_face=🥳 passenger_ship=🛳️ passport_control=🛂
    pause_button=⏸️ peace_symbol=☮️ peach=🍑 peacock=🦚 peanuts=🥜 pear=🍐 pen=🖊️ pencil2=✏️ penguin=🐧
    pensive=😔 people_holding_hands=🧑‍🤝‍🧑 performing_arts=🎭 persevere=😣 person_bald=🧑‍🦲
    person_curly_hair=🧑‍🦱 person_fencing=🤺 person_in_manual_wheelchair=🧑‍🦽
    person_in_motorized_wheelchair=🧑‍🦼 person_red_hair=🧑‍🦰 person_white_hair=🧑‍🦳
    person_with_probing_cane=🧑‍🦯 person_with_turban=👳 petri_dish=🧫 phone=☎️ pick=⛏️ pie=🥧 pig=🐷
    pig2=🐖 pig_nose=🐽 pill=💊 pilot=🧑‍✈️ pinching_hand=🤏 pineapple=🍍 ping_pong=🏓 pirate_flag=🏴‍☠️
    pisces=♓ pizza=🍕 place_of_worship=🛐 plate_with_cutlery=🍽️ play_or_pause_button=⏯️
    pleading_face=🥺 point_down=👇 point_left=👈 point_right=👉 point_up=☝️ point_up_2=👆 police_car=🚓
    police_officer=👮 policeman=👮‍♂️ policewoman=👮‍♀️ poodle=🐩 popcorn=🍿 post_office=🏣
    postal_horn=📯 postbox=📮 potable_water=🚰 potato=🥔 pouch=👝 poultry_leg=🍗 pound=💷 pouting_cat=😾
    pouting_face=🙎 pouting_man=🙎‍♂️ pouting_woman=🙎‍♀️ pray=🙏 prayer_beads=📿 pregnant_woman=🤰
    pretzel=🥨 previous_track_button=⏮️ prince=🤴 princess=👸 printer=🖨️ probing_cane=🦯
    purple_circle=🟣 purple_heart=💜 purple_square=🟪 purse=👛 pushpin=📌 put_litter_in_its_place=🚮
    question=❓ rabbit=🐰 rabbit2=🐇 raccoon=🦝 racehorse=🐎 racing_car=🏎️ radio=📻 radio_button=🔘
    radioactive=☢️ rage=😡 railway_car=🚃 railway_track=🛤️ rainbow=🌈 rainbow_flag=🏳️‍🌈
    raised_back_of_hand=🤚 raised_eyebrow=🤨 raised_hand_with_fingers_splayed=🖐️ raised_hands=🙌
    raising_hand=🙋 raising_hand_man=🙋‍♂️ raising_hand_woman=🙋‍♀️ ram=🐏 ramen=🍜 rat=🐀 razor=🪒
    receipt=🧾 record_button=⏺️ recycle=♻️ red_circle=🔴 red_envelope=🧧 red_haired_man=👨‍🦰
    red_haired_woman=👩‍🦰 red_square=🟥 registered=®️ relaxed=☺️ relieved=😌 reminder_ribbon=🎗️
    repeat=🔁 repeat_one=🔂 rescue_worker_helmet=⛑️ restroom=🚻 revolving_hearts=💞 rewind=⏪
    rhinoceros=🦏 ribbon=🎀 rice=🍚 rice_ball=🍙 rice_cracker=🍘 rice_scene=🎑 right_anger_bubble=🗯️
    ring=💍 ringed_planet=🪐 robot=🤖 rocket=🚀 rofl=🤣 roll_eyes=🙄 roll_of_paper=🧻 roller_coaster=🎢
    rooster=🐓 rose=🌹 rosette=🏵️ rotating_light=🚨 round_pushpin=📍 rowboat=🚣 rowing_man=🚣‍♂️
    rowing_woman=🚣‍♀️ ru=🇷🇺 rugby_football=🏉 runner=🏃 running_man=🏃‍♂️ running_shirt_with_sash=🎽
    running_woman=🏃‍♀️ sa=🈂️ safety_pin=🧷 safety_vest=🦺 sagittarius=♐ sake=🍶 salt=🧂 sandal=👡
    sandwich=🥪 santa=🎅 sari=🥻 satellite=📡 sauna_man=🧖‍♂️ sauna_person=🧖 sauna_woman=🧖‍♀️
    sauropod=🦕 saxophone=🎷 scarf=🧣 school=🏫 school_satchel=🎒 scientist=🧑‍🔬 scissors=✂️ scorpion=🦂
    scorpius=♏ scotland=🏴󠁧󠁢󠁳󠁣󠁴󠁿 scream=😱 scream_cat=🙀 scroll=📜 seat=💺 secret=㊙️ see_no_evil=🙈
    seedling=🌱 selfie=🤳 service_dog=🐕‍🦺 seven=7️⃣ shallow_pan_of_food=🥘 shamrock=☘️ shark=🦈
    shaved_ice=🍧 sheep=🐑 shell=🐚 shield=🛡️ shinto_shrine=⛩️ ship=🚢 shirt=👕 shopping=🛍️
    shopping_cart=🛒 shorts=🩳 shower=🚿 shrimp=🦐 shrug=🤷 shushing_face=🤫 signal_strength=📶
    singer=🧑‍🎤 six=6️⃣ six_pointed_star=🔯 skateboard=🛹 ski=🎿 skier=⛷️ skull=💀
    skull_and_crossbones=☠️ skunk=🦨 sled=🛷 sleeping=😴 sleeping_bed=🛌 sleepy=😪
    slightly_frowning_face=🙁 slightly_smiling_face=🙂 slot_machine=🎰 sloth=🦥 small_airplane=🛩️
    small_blue_diamond=🔹 small_orange_diamond=🔸 small_red_triangle=🔺 small_red_triangle_down=🔻
    smile=😄 smile_cat=😸 smiley=😃 smiley_cat=😺 smiling_face_with_three_hearts=🥰 smiling_imp=😈
    smirk=😏 smirk_cat=😼 smoking=🚬 snail=🐌 snake=🐍 sneezing_face=🤧 snowboarder=🏂 snowflake=❄️
    snowman=⛄ snowman_with_snow=☃️ soap=🧼 sob=😭 soccer=⚽ socks=🧦 softball=🥎 soon=🔜 sos=🆘 sound=🔉
    space_invader=👾 spades=♠️ spaghetti=🍝 sparkle=❇️ sparkler=🎇 sparkles=✨ sparkling_heart=💖
    speak_no_evil=🙊 speaker=🔈 speaking_head=🗣️ speech_balloon=💬 speedboat=🚤 spider=🕷️
    spider_web=🕸️ spiral_calendar=🗓️ spiral_notepad=🗒️ sponge=🧽 spoon=🥄 squid=🦑 stadium=🏟️
    standing_man=🧍‍♂️ standing_person=🧍 standing_woman=🧍‍♀️ star=⭐ star2=🌟 star_and_crescent=☪️
    star_of_david=✡️ star_struck=🤩 stars=🌠 station=🚉 statue_of_liberty=🗽 steam_locomotive=🚂
    stethoscope=🩺 stew=🍲 stop_button=⏹️ stop_sign=🛑 stopwatch=⏱️ straight_ruler=📏 strawberry=🍓
    stuck_out_tongue=😛 stuck_out_tongue_closed_eyes=😝 stuck_out_tongue_winking_eye=😜 student=🧑‍🎓
    studio_microphone=🎙️ stuffed_flatbread=🥙 sun_behind_large_cloud=🌥️ sun_behind_rain_cloud=🌦️
    sun_behind_small_cloud=🌤️ sun_with_face=🌞 sunflower=🌻 sunglasses=😎 sunny=☀️ sunrise=🌅
    sunrise_over_mountains=🌄 superhero=🦸 superhero_man=🦸‍♂️ superhero_woman=🦸‍♀️ supervillain=🦹
    supervillain_man=🦹‍♂️ supervillain_woman=🦹‍♀️ surfer=🏄 surfing_man=🏄‍♂️ surfing_woman=🏄‍♀️
    sushi=🍣 suspension_railway=🚟 swan=🦢 sweat=😓 sweat_drops=💦 sweat_smile=😅 sweet_potato=🍠
    swim_brief=🩲 swimmer=🏊 swimming_man=🏊‍♂️ swimming_woman=🏊‍♀️ symbols=🔣 synagogue=🕍 syringe=💉
    t-rex=🦖 taco=🌮 tada=🎉 takeout_box=🥡 tanabata_tree=🎋 tangerine=🍊 taurus=♉ taxi=🚕 tea=🍵
    teacher=🧑‍🏫 technologist=🧑‍💻 teddy_bear=🧸 telephone_receiver=📞 telescope=🔭 tennis=🎾 tent=⛺
    test_tube=🧪 thermometer=🌡️ thinking=🤔 thought_balloon=💭 thread=🧵 three=3️⃣ ticket=🎫 tickets=🎟️
    tiger=🐯 tiger2=🐅 timer_clock=⏲️ tipping_hand_man=💁‍♂️ tipping_hand_person=💁
    tipping_hand_woman=💁‍♀️ tired_face=😫 tm=™️ toilet=🚽 tokyo_tower=🗼 tomato=🍅 tongue=👅 toolbox=🧰
    tooth=🦷 top=🔝 tophat=🎩 tornado=🌪️ tr=🇹🇷 trackball=🖲️ tractor=🚜 traffic_light=🚥 train=🚋
    train2=🚆 tram=🚊 triangular_flag_on_post=🚩 triangular_ruler=📐 trident=🔱 triumph=😤 trolleybus=🚎
    trophy=🏆 tropical_drink=🍹 tropical_fish=🐠 truck=🚚 trumpet=🎺 tulip=🌷 tumbler_glass=🥃 turkey=🦃
    turtle=🐢 tv=📺 twisted_rightwards_arrows=🔀 two=2️⃣ two_hearts=💕 two_men_holding_hands=👬
    two_women_holding_hands=👭 u5272=🈹 u5408=🈴 u55b6=🈺 u6307=🈯 u6708=🈷️ u6709=🈶 u6e80=🈵 u7121=🈚
    u7533=🈸 u7981=🈲 u7a7a=🈳 umbrella=☔ unamused=😒 underage=🔞 unicorn=🦄 unlock=🔓 up=🆙
    upside_down_face=🙃 us=🇺🇸 v=✌️ vampire=🧛 vampire_man=🧛‍♂️ vampire_woman=🧛‍♀️
    vertical_traffic_light=🚦 vhs=📼 vibration_mode=📳 video_camera=📹 video_game=🎮 violin=🎻 virgo=♍
    volcano=🌋 volleyball=🏐 vomiting_face=🤮 vs=🆚 vulcan_salute=🖖 waffle=🧇 wales=🏴󠁧󠁢󠁷󠁬󠁳󠁿 walking=🚶
    walking_man=🚶‍♂️ walking_woman=🚶‍♀️ waning_crescent_moon=🌘 waning_gibbous_moon=🌖 warning=⚠️
    wastebasket=🗑️ watch=⌚ water_buffalo=🐃 water_polo=🤽 watermelon=🍉 wave=👋 wavy_dash=〰️
    waxing_crescent_moon=🌒 wc=🚾 weary=😩 wedding=💒 weight_lifting=🏋️ weight_lifting_man=🏋️‍♂️
    weight_lifting_woman=🏋️‍♀️ whale=🐳 whale2=🐋 wheel_of_dharma=☸️ wheelchair=♿ white_check_mark=✅
    white_circle=⚪ white_flag=🏳️ white_flower=💮 white_haired_man=👨‍🦳 white_haired_woman=👩‍🦳
    white_heart=🤍 white_large_square=⬜ white_medium_small_square=◽ white_medium_square=◻️
    white_small_square=▫️ white_square_button=🔳 wilted_flower=🥀 wind_chime=🎐 wind_face=🌬️
    wine_glass=🍷 wink=😉 wolf=🐺 woman=👩 woman_artist=👩‍🎨 woman_astronaut=👩‍🚀
    woman_cartwheeling=🤸‍♀️ woman_cook=👩‍🍳 woman_dancing=💃 woman_facepalming=🤦‍♀️
    woman_factory_worker=👩‍🏭 woman_farmer=👩‍🌾 woman_firefighter=👩‍🚒 woman_health_worker=👩‍⚕️
    woman_in_manual_wheelchair=👩‍🦽 woman_in_motorized_wheelchair=👩‍🦼 woman_judge=👩‍⚖️
    woman_juggling=🤹‍♀️ woman_mechanic=👩‍🔧 woman_office_worker=👩‍💼 woman_pilot=👩‍✈️
    woman_playing_handball=🤾‍♀️ woman_playing_water_polo=🤽‍♀️ woman_scientist=👩‍🔬
    woman_shrugging=🤷‍♀️ woman_singer=👩‍🎤 woman_student=👩‍🎓 woman_teacher=👩‍🏫
    woman_technologist=👩‍💻 woman_with_headscarf=🧕 woman_with_probing_cane=👩‍🦯
    woman_with_turban=👳‍♀️ womans_clothes=👚 womans_hat=👒 women_wrestling=🤼‍♀️ womens=🚺
    woozy_face=🥴 world_map=🗺️ worried=😟 wrench=🔧 wrestling=🤼 writing_hand=✍️ x=❌ yarn=🧶
    yawning_face=🥱 yellow_circle=🟡 yellow_heart=💛 yellow_square=🟨 yen=💴 yin_yang=☯️ yo_yo=🪀 yum=😋
    zany_face=🤪 zap=⚡ zebra=🦓 zero=0️⃣ zipper_mouth_face=🤐 zombie=🧟 zombie_man=🧟‍♂️
    zombie_woman=🧟‍♀️ zzz=💤
    """
}
