/** Written by `node tools/train-danger.ts`, not by hand: feature=weight in hundredths. */
export const dangerWeights = `
a=-29 aalto=-56 about=48 abov=29 access=-41 acid=130 acoustic=-22 across=-52 actually=-144 ada=-64
add=13 ador=-125 advantag=-218 advic=61 africa=-82 after=-132 against=-45 age=-46 agent=-139 air=42
airborn=-30 airtight=-86 aisl=-28 alarm=111 all=-73 alley=-32 allowanc=-81 alon=137 along=72
alright=27 alvar=-80 alway=-120 am=31 amazon=-116 amp=-28 an=-89 and=52 ando=-53 angl=-59 another=40
any=-31 anyon=98 anyth=37 apart=-57 apartment=-38 appl=-166 arch=131 architect=-92 architectur=-73
are=-56 area=-120 around=-29 arrang=-76 art=-115 as=82 asbesto=65 ash=99 ask=-53 asked=-107
asphalt=-55 attic=139 australia=-98 averag=-44 avoid=-97 away=130 b=-177 baby=118 back=14 bad=-117
bag=151 bak=-71 balcony=28 bamboo=-94 ban=-206 banana=-110 banister=202 bank=35 bannister=62 bar=99
barbecu=-47 barcelona=-85 barn=-128 barragan=-119 bas=-83 basement=23 basin=-103 basment=-62 bat=-23
bath=-146 bathrom=-91 bathroom=-84 bathtub=68 bauhaus=-143 bay=-58 be=-86 beam=-59 bear=73
becaus=-36 bed=-69 bedrom=-99 bedroom=-116 bedsid=-78 beem=-142 been=87 beep=83 below=93 bench=-172
berlin=-22 besid=25 best=-190 beter=-48 better=-211 between=14 betwen=-162 bicycl=-68 bifold=87
big=-90 bigger=134 bik=99 bilbao=-115 bild=-191 bill=9 bim=-88 bin=-11 bit=174 bitcoin=-91 black=24
bleach=65 blind=29 block=168 blu=140 board=42 bohemian=-48 boil=126 boiler=57 bolt=26 book=44
bookcas=91 bor=-125 boss=-59 both=-125 bottom=52 bought=-131 boundary=-63 bowl=-32 box=-41
boyfriend=-154 brak=-80 brand=35 brazil=-64 bread=-82 break=-43 breaker=201 breakfast=-12 breast=76
brick=-28 brickwork=-29 bridg=-44 bright=-93 brik=-146 bring=-176 broken=-119 brown=-158
brutalism=-125 bs=-77 btu=-173 buckingham=-16 build=-163 builder=14 built=125 bulb=-111 bump=-80
bungalow=-93 bunk=71 burn=47 burner=-133 bury=-115 busy=-107 but=-58 butress=-95 buy=-87 by=38
cabinet=-184 cabl=-84 calculat=-47 call=-81 calm=-195 calory=-22 cam=167 can=-20 candl=83 cant=-118
cantilever=-29 cap=63 capital=-93 car=-302 carbon=101 card=-50 cardboard=-94 carpet=-170 carpit=-151
carport=58 carry=106 casa=-76 cast=51 cat=-15 caus=-103 cav=-86 cavity=-151 ceel=-46 ceil=58 cel=-97
cellar=62 cement=-78 centr=-140 century=-80 ceo=-92 chainsaw=118 chandelier=-195 chang=-85
characteris=-91 characteristic=-98 charcoal=107 charg=161 chas=130 cheap=-105 cheaper=-78
cheapest=-185 check=-42 cheepest=-161 chemical=-104 chest=93 chew=-14 children=-34 chimney=-108
chip=98 chocolat=-88 choos=-146 christma=-40 church=-86 circl=-88 circuit=-17 clad=-64 class=-46
classroom=-48 clean=24 cleaner=278 clear=57 clearanc=-140 clen=-149 clerestory=-73 climat=-90
clos=43 closet=-120 clt=-36 cm=-114 coat=-47 cod=-118 coffe=110 coin=-28 cold=-178 color=-32
colour=-20 column=-102 com=51 common=-94 company=280 company:a-flue-beside-a-window=154
company:an-opening-in-a-masonry-wall=113 company:charging-and-batteries=43
company:chemicals-that-must-not-meet=34 company:dust-of-stone-and-concrete=108
company:engines-and-flames-in-closed-rooms=135 company:escape-and-protection-from-fire=179
company:furniture-that-tips-over=-53 company:garage-doors-and-their-springs=105
company:heaters-near-what-burns=-33 company:heavy-loads-on-floors,-roofs-and-balconies=174
company:home-made-floors,-lofts-and-swings=-126 company:hot-water-that-scalds-or-carries-germs=83
company:lead-paint=-43 company:live-wiring-and-electrical-work=-85
company:mould-where-people-sleep=200 company:old-materials-that-may-hold-asbestos=108
company:open-stairs-and-children=-62 company:plugged-in-things-in-bathrooms=151
company:propping-what-carries=60 company:rags,-solvents-and-fuels=255
company:sockets-near-bath-and-shower=-31 company:stoves,-chimneys-and-fireplaces=78
company:too-much-on-one-socket=116 company:tools-without-their-guards=68
company:water-and-children=68 company:what-must-not-be-burned=187
company:windows-and-railings-that-children-climb=147 company:wood-dust,-foam-and-fibres=112
compar=-101 complain=89 completion=-148 compressiv=-42 computer=-108 con=-95 concreet=-99
concret=-70 condensat=-152 condition=-78 conductivity=-51 conservatory=170 construct=-63
consumer=101 contingency=-93 contract=-36 contractor=-83 contrast=-172 control=-24 conversion=-118
convert=-95 cook=-116 cooker=70 cool=-121 cop=-74 corbusier=-52 cord=76 cork=-73 corner=37
corridor=-80 corrugat=-120 cost=-230 cosy=29 cot=160 cottag=-64 could=11 council=-158 counter=-95
countertop=-96 country=-139 cover=37 crack=97 craftsman=-45 creak=-147 cross=-53 crumbl=47 cry=-79
cubic=-42 cup=-62 cupboard=61 curry=-106 curtain=-172 cut=152 cylinder=-47 dad=-130 damp=-151
dangerous=-98 dark=-151 darker=-58 dat=-80 daughter=87 daylight=-115 dead=46 deal=-162 deck=-43
deco=-123 decorat=-75 deed=188 deed:alarms-that-are-silenced=42 deed:an-opening-in-a-masonry-wall=11
deed:asbestos=219 deed:blocking-ventilation-and-flues=159 deed:charging-and-batteries=25
deed:chemicals-that-must-not-meet=158 deed:demolishing-outside=140 deed:digging-and-underpinning=170
deed:droppings,-sewage-and-floodwater=168 deed:dust-of-stone-and-concrete=122
deed:electricity-and-water,-burning-smells,-shocks=-44 deed:engines-and-flames-in-closed-rooms=13
deed:escape-and-protection-from-fire=17 deed:furniture-that-tips-over=-71 deed:glass-that-breaks=189
deed:heavy-loads-on-floors,-roofs-and-balconies=-29 deed:heavy-things-on-weak-walls=-91
deed:home-made-floors,-lofts-and-swings=35 deed:hot-water-that-scalds-or-carries-germs=127
deed:hot-water-under-pressure=65 deed:lead-paint=83 deed:lifting-what-is-too-heavy=103
deed:live-wiring-and-electrical-work=222 deed:old-ceilings-and-plaster-that-come-down=119
deed:old-materials-that-may-hold-asbestos=-11 deed:open-flames-at-buildings=75
deed:open-stairs-and-children=-23 deed:plugged-in-things-in-bathrooms=-12
deed:propping-what-carries=78 deed:rags,-solvents-and-fuels=13 deed:sockets-near-bath-and-shower=138
deed:stoves,-chimneys-and-fireplaces=92 deed:taking-out-a-wall,-beam-or-joist=206
deed:tanks,-wells-and-confined-spaces=149 deed:tools-without-their-guards=10
deed:trees,-saws-and-power-lines=54 deed:wasps-and-hornets=184 deed:water-and-children=110
deed:what-must-not-be-burned=-54 deed:wood-dust,-foam-and-fibres=-15 deed:work-at-height=268
deed:work-on-gas=143 deep=-24 defin=-127 deflect=-117 degre=-223 demolish=103 dent=-122
department=-72 depth=-152 des=-50 describ=-112 design=-78 designer=-19 desing=-54 desk=-97
detach=-105 detector=129 development=-78 diameter=-148 did=-132 diferenc=-170 differenc=-146
different=-38 diffrenc=-130 diffrent=-127 difrenc=-106 dig=169 dim=86 dimension=-147 din=-107
direct=-32 dishwasher=-107 distanc=-215 distinguish=-65 do=-78 doe=-226 doesnt=-186 dog=-147
domestic=-48 don=-60 dont=-148 door=-40 doorbell=-140 doorway=131 dor=-60 dorma=-78 dormer=58
dos=-110 doubl=-73 down=75 downlight=115 downstair=78 dragon=-14 drain=54 draught=-96 draw=-158
drawer=74 drill=71 drink=-93 drip=-162 driv=-135 driveway=-73 drop=98 drum=-74 dry=77 dryer=184
drywall=-79 duplex=-64 durabl=-39 dust=156 dwell=-71 each=-80 earth=-183 easiest=120 easy=-154
eat=-54 echo=-116 edg=-131 edwardian=30 effect=-69 efficient=-65 eg=-39 egg=-120 egress=-133
eiffel=-57 electric=15 electrician=-41 electricity=124 element=-109 elevat=-25 elon=-28 embodi=-135
empir=-37 en=-45 end=-57 energy=-218 engineer=-69 england=-42 enough=-141 entranc=-146 epdm=-28
epoxy=-38 escap=-34 estat=-85 ethanol=-143 eurocod=-84 ev=140 even=-115 every=-103 everyon=27
everyth=-95 everywher=-171 exist=-69 exit=-12 expect=-86 explain=-155 expos=-166 extend=87
extent=-82 exterior=-71 external=-59 extract=-80 extractor=-22 eye=-59 f=-107 fac=-57 facad=-74
factor=-114 fall=-69 fallingwater=-42 familia=-120 family=-136 famo=-91 famous=-52 fan=112 fancy=14
far=-128 farmhous=-94 fast=-58 fastest=-114 featur=-127 fee=-88 feel=-13 feet=-77 fenc=-96 feng=-34
fight=-76 fil=-37 fill=-30 film=-30 filter=-128 fin=134 find=-31 finish=-123 finsh=-39 fir=66
fireplac=48 first=-108 fish=60 fit=-23 fiv=-144 fix=50 flak=-75 flam=140 flight=-115 flood=112
floor=-121 floorboard=-105 flor=-109 flow=-85 flu=44 fluffy=92 foam=14 fog=-144 fold=-172 foot=-133
football=-73 footstep=-47 for=-58 formula=-86 fortun=-85 foster=-50 found=-111 foundat=105
fountainhead=-67 four=-91 fram=-34 franc=-68 frank=-125 fre=-24 freestand=-29 freez=-165 french=-213
fridg=-37 friend=-66 from=17 front=-68 frost=-100 frozen=31 ft=-121 full=11 function=-65
furnitur=-85 fus=14 g=-18 gabl=71 galley=-34 gap=-136 garag=-72 gardn=-119 gas=74 gat=87 gaudi=-155
gehry=-19 generat=23 georgian=-156 germany=-134 get=53 gherkin=-92 giv=69 glass=-64 glaz=27 glu=152
glulam=-112 goal=-26 goe=23 going=26 gon=16 good=-98 got=-45 gothic=-60 grab=-108 grandma=-59
grandmother=-79 granny=20 gravel=-74 great=-149 green=-167 grey=-71 grill=77 grinder=72 ground=-256
grout=-73 grow=-246 guest=-60 guggenheim=-116 guggenhiem=-55 guitar=-105 gum=-84 gun=91 gutter=95
guy=-147 gym=-96 habitabl=-33 had=23 hadid=-107 hair=-228 hairlin=-64 half=78 hall=-53 hallway=-51
hamlet=-68 hand=51 handrail=67 hang=17 happen=41 hard=-181 hardwood=-19 has=-26 hat=-145 hatch=110
hav=-161 he=-35 head=-115 headach=-26 headroom=29 hear=-174 heat=-185 heater=28 heatpump=-139
heavy=76 hedg=-105 heet=-85 height=-180 heigth=-53 help=-170 hemispher=-66 her=15 hey=-16 hi=-187
hid=-165 hieght=-143 high=-46 higher=-122 hight=-138 himself=57 hip=-115 his=83 hiss=157 hit=-70
hob=-167 hold=9 hollow=163 hom=-8 hood=-146 hook=-59 hos=147 hot=32 hour=-144 hous=63 how=-114
hug=-62 hum=-104 humid=-50 humidity=-46 hurt=-9 husband=20 ibc=-50 ibuprofen=-81 ice=-102 idea=-122
ideal=-49 idear=-117 if=67 ifc=-100 ikea=-45 illuminanc=-25 important=-63 in=9 inch=-37 induct=-101
inherit=-111 insid=-154 install=25 instead=115 institut=-98 insualt=-117 insulashun=-120 insulat=-16
interest=-44 interior=-66 intermittent=-37 internal=124 interor=-89 interstitial=-75 interval=-168
into=25 invent=-105 invest=-92 irc=-121 iron=57 is=-57 island=-191 isnt=-143 it=89 ivy=21 jack=-57
jam=-103 japandi=-165 japanes=-145 jct=-48 job=-169 join=82 joint=-83 joist=49 july=-223 jump=86
just=-57 kahn=-83 keep=-138 kerb=38 kettl=73 key=114 kg=122 kichen=-70 kid=53 kind=-57 king=-97
kitchen=-107 kne=-127 knock=-25 know=10 known=-38 kw=85 l=-34 ladder=32 lady=41 laminat=-153
lamp=120 land=-87 landlord=52 laptop=-176 last=-35 later=24 latitud=-59 laundry=-27 law=-201
lawn=-138 lay=-150 layer=-66 layout=-54 le=-52 lead=37 leak=36 lean=111 learn=-125 leas=-94 leav=92
led=-41 leed=-78 left=106 leg=-149 length=-162 less=-95 let=-52 letterbox=-74 level=-66 library=57
lif=-111 lifespan=-167 lift=50 light=-44 lik=-16 lim=-70 limescal=-82 limit=-133 lino=180
linolium=-232 lintel=-19 lintl=-74 lisbon=-78 list=-149 lit=-97 litr=58 littl=136 liv=-35
livingroom=-61 load=68 loan=-40 local=-55 locat=-50 lock=-145 lod=-16 log=-13 london=-37 long=-132
longest=-94 loo=-149 look=-117 loos=103 los=42 loss=-72 lot=112 loui=-34 loung=49 louvr=-162 lov=-62
low=-186 lower=-70 lrv=-8 lui=-119 lumen=-36 lump=114 lux=-135 m2=-113 m3=-134 machin=-33 mad=-12
main=72 maintain=-19 maisonet=-45 manchester=-126 manhol=170 manny=-54 mansard=-76 many=-65
marbl=-134 mark=-35 mask=112 mass=-143 mat=-11 material=-16 matter=-11 mattress=-170 max=-79
maximum=-120 may=-163 mdf=34 me=-77 mean=-52 measur=-138 melt=24 meny=-69 mess=101 messi=-26
metal=-166 method=-42 metr=-41 mezzanin=-13 mid=-66 midcentry=-43 middl=-32 mie=-207 min=-95
minecraft=-130 mineral=-49 minimum=-187 minimun=-84 minmum=-133 minumum=-39 mirror=21 miss=-130
mix=60 mm=-157 model=-48 modern=-60 modren=-107 modulor=-65 mold=120 moment=-57 monday=9 money=-17
monoxid=40 moon=-85 mor=54 morn=-140 mortar=-101 mortgag=-155 most=-28 mould=22 mouldy=-126
mount=-104 mountain=-94 mov=-150 moved=-69 movement=-44 mower=131 much=-28 mum=58 muntin=-78
museum=-104 musk=-28 must=-134 musty=-174 mutch=-108 mvhr=-92 my=12 myself=197 nam=-48 nappy=26
narrow=-91 naturally=-26 near=70 neatly=-105 ned=-69 need=-67 needl=132 neighbour=-163 nest=184
never=98 new=-177 nic=-92 nich=168 night=12 nin=114 nkba=-9 no=-128 nois=-122 nook=-81 normal=-99
norman=-74 north=-162 norway=-154 nos=-79 not=-116 notcalm=-29 notch=176 noth=35 notown=-126
nouveau=-60 now=48 nrc=-167 number=-42 nursery=119 oak=-147 of=-19 off=191 offic=-169 offsid=-64
often=-138 ok=84 old=13 on=20 one=-100 only=108 onto=182 open=-51 opera=-179 opposit=-94 option=-104
or=-161 order=-28 orientat=-191 original=22 other=-69 our=-43 ourselv=285 out=43 outdoor=-26
outdor=-43 outlet=29 outsid=66 oven=-145 over=59 overhang=-125 overheat=-45 overlook=-93 overnight=8
own=-69 owner=-56 pain=-99 paint=-61 palac=-16 palladian=-78 palladio=-64 pallet=105 pan=171
panel=-152 pantry=-40 paraffin=26 parapet=-122 parent=-40 park=-73 part=-76 parti=-14 partition=-157
partner=-28 party=-164 pasiv=-114 pass=34 passiv=-149 passivhaus=-71 passport=-67 password=-34
path=-17 patio=96 pav=-47 pavilion=-75 pay=38 peel=48 pendant=-171 pepl=-109 per=-129 percent=-110
percentag=-33 pergola=-52 permision=-126 permission=-61 permit=-125 permitt=-187 petrol=-131
phon=-19 photo=-78 photoshop=-104 piano=-73 pick=92 pictur=-176 piec=43 pin=60 pip=119 pitch=-163
pizza=-69 plac=-113 plan=-132 planner=-12 plant=-28 plaster=-101 plasterboard=212 plastic=20
plat=144 play=-43 plot=-85 plug=117 plumber=-21 plus=-41 plywood=-182 poem=-110 point=-68 pool=36
populat=-96 porcelain=-60 porch=-46 portal=-75 portugal=-88 possibl=-61 post=52 pot=80 pour=-47
power=156 president=-82 pressur=54 previous=-73 pric=-78 primary=-14 pritzker=-45 privacy=-112
privat=-156 priz=-45 pro=-100 problem=160 procurement=-42 project=-64 prop=102 prun=-105 psi=-124
pull=62 pump=-41 punch=-14 punctur=-211 puppy=-87 purlin=-90 push=124 put=-105 python=-67
quantity=-67 quartz=27 queen=-58 quickly=-110 quiet=-140 quieter=-164 quoin=-62 quot=-129 r=-99
rack=-186 radiat=-120 radiater=-89 raft=-135 rafter=55 rag=74 rail=-82 rain=-67 rais=-84 ramp=-55
rang=-100 rat=-185 rather=66 ratio=-141 reach=121 read=-74 real=-132 really=-136 rear=-104 rebar=-43
recip=-115 recognis=-73 recommend=-121 red=32 redo=-33 reduct=-129 reg=-108 regulat=-182
reinforc=-56 relativ=-11 remov=61 render=57 renew=-89 renovat=-161 rent=16 renzo=-43 repaint=-138
repair=-126 replac=-80 repoint=-100 requir=-122 requirement=-85 residential=-16 resin=76
resistanc=-130 retain=21 reverberat=-28 revit=-159 rewir=221 riba=-60 ric=-92 rid=30 ridg=-112
right=99 ring=-86 rip=60 ris=-126 riser=22 risk=-106 river=-97 rockwool=-49 roll=-72 roller=30
rom=-22 romanesqu=-31 room=-124 root=139 rotten=97 roughly=-20 round=-60 rug=-156 ruin=-40 rul=-132
run=-28 runner=-101 rust=67 rusty=77 saf=29 safety=-28 sag=56 sagrada=-120 said=-48 salk=-98 sam=78
sand=165 sash=64 saturday=-101 sav=-60 savoy=-237 saw=34 say=-26 scaffold=210 scal=-56
scandinavian=-47 school=-73 scooter=152 scor=-26 scrap=85 scratch=-192 screen=-151 screw=90 sea=-106
seal=14 seam=-146 seat=-126 second=-18 section=-18 security=146 see=100 semi=-103 sens=-130
septic=-85 serv=-96 servant=-96 servic=-242 set=36 shad=-103 shady=-41 shar=-130 she=32 shear=-120
shed=-13 sheet=80 shelv=-93 shgc=-55 shiny=28 shirt=-144 shop=-8 short=-13 shoud=-56 should=-112
show=127 shower=-103 showr=-62 shud=-69 shui=-34 shutter=157 sid=-26 sign=318 sign:a-bigger-fuse=66
sign:a-smell-of-gas=188 sign:alarms-that-are-silenced=72 sign:carbon-monoxide=114
sign:cracks-and-movement=181 sign:electricity-and-water,-burning-smells,-shocks=33
sign:furniture-that-tips-over=68 sign:glass-that-breaks=136
sign:home-made-floors,-lofts-and-swings=55 sign:lead-paint=31 sign:open-stairs-and-children=-93
sign:parts-that-fall-from-a-building=25 sign:rags,-solvents-and-fuels=211
sign:stairs-without-a-handrail=132 sign:trees,-saws-and-power-lines=118
sign:windows-and-railings-that-children-climb=68 sign:work-at-height=153 silicon=-45 sill=52
sinc=-52 singl=61 sink=-191 sip=-101 sister=-82 sit=-83 six=-60 siz=-167 skin=104 sky=-151
skylight=21 slab=-13 sleep=37 slid=65 slip=10 slippery=-191 slop=-42 slowly=-159 slug=-68 small=-105
smell=10 smok=86 snap=102 snor=-63 snow=20 so=62 soakaway=-10 socket=-37 sofa=-28 soffit=79 soil=-87
soket=-103 solar=-117 solid=-109 som=-60 somebody=-15 someon=-21 son=17 sound=-33 soundproof=-133
sourdough=-82 south=-38 southern=-62 spac=-70 span=-255 spar=-48 spas=-69 specific=-55 spend=-82
spider=-43 spiral=-72 splashback=-94 split=-48 spot=-172 spotlight=-81 spr=156 spray=121 sqft=-136
sqm=-139 squar=-86 stack=-59 stag=-51 stain=-130 stair=-86 staircas=-125 stand=37 standard=-51
standerd=-123 standrad=-43 star=-129 start=77 stat=-71 stay=99 stc=-130 steam=-168 steel=-53
steep=-91 stick=23 stiff=-177 still=57 stly=-51 stock=-49 ston=-81 stool=-99 stop=-143 stor=14
storag=-179 storey=-71 stov=126 straight=-88 strang=66 street=-173 strength=-74 stretch=46 strip=-59
stripper=171 stud=-113 student=125 stuff=102 styl=-121 suit=-122 summer=-197 sun=-57 sunday=-42
surviv=-71 sustainabl=-27 swap=74 sweep=-11 swing=-25 sydney=-107 symbol=-41 system=-116 tabel=-165
tabl=-17 tadao=-53 tak=51 taken=-93 tall=-62 taller=130 tallest=-112 tank=53 tap=121 target=-62
tax=-88 teh=-51 tell=-127 telly=-124 temp=25 temperatur=-64 tempratur=-17 ten=105 tensil=-81 tent=72
terrac=-67 terrazzo=-37 test=-87 than=-170 that=24 the=124 their=-76 them=9 ther=90 thermal=-123
they=-45 thi=16 thick=-108 thik=-95 thin=21 thing=-12 thing:a-bigger-fuse=37
thing:a-flue-beside-a-window=44 thing:a-smell-of-gas=101 thing:alarms-that-are-silenced=124
thing:an-opening-in-a-masonry-wall=8 thing:asbestos=210 thing:blocking-ventilation-and-flues=83
thing:carbon-monoxide=45 thing:chemicals-that-must-not-meet=34 thing:cords-of-blinds=11
thing:cracks-and-movement=33 thing:demolishing-outside=44 thing:digging-and-underpinning=-24
thing:droppings,-sewage-and-floodwater=183 thing:dust-of-stone-and-concrete=-34
thing:electricity-and-water,-burning-smells,-shocks=-38 thing:engines-and-flames-in-closed-rooms=30
thing:furniture-that-tips-over=-64 thing:garage-doors-and-their-springs=99
thing:glass-that-breaks=61 thing:heaters-near-what-burns=71 thing:heavy-things-on-weak-walls=-26
thing:home-made-floors,-lofts-and-swings=53 thing:hot-water-that-scalds-or-carries-germs=-63
thing:hot-water-under-pressure=-8 thing:lead-paint=-60 thing:lifting-what-is-too-heavy=-42
thing:live-wiring-and-electrical-work=92 thing:mould-where-people-sleep=28
thing:old-ceilings-and-plaster-that-come-down=-88 thing:open-flames-at-buildings=71
thing:open-stairs-and-children=-19 thing:plugged-in-things-in-bathrooms=-31
thing:propping-what-carries=176 thing:rags,-solvents-and-fuels=45
thing:recessed-lights-and-insulation=69 thing:sockets-near-bath-and-shower=31
thing:stairs-without-a-handrail=69 thing:stoves,-chimneys-and-fireplaces=-20
thing:taking-out-a-wall,-beam-or-joist=66 thing:tanks,-wells-and-confined-spaces=101
thing:too-much-on-one-socket=31 thing:tools-without-their-guards=51
thing:trees,-saws-and-power-lines=157 thing:wasps-and-hornets=-37 thing:water-and-children=12
thing:windows-and-railings-that-children-climb=-17 thing:wood-dust,-foam-and-fibres=-77
thing:work-at-height=16 thing:work-on-gas=105 things=52 think=13 thinner=158 thos=-86 thought=-116
thre=49 threshold=74 through=78 thumb=-57 tick=-89 tie=-17 til=-32 tim=-127 timber=72 tin=-156
tingl=121 tiny=-70 tip=11 to=37 today=-40 toddler=226 together=-81 toilet=-125 told=-59 tomato=-140
tomorrow=-183 tonight=26 top=45 total=-92 touch=159 towel=-72 tower=-98 town=-74 townhous=-61
train=-106 translat=-128 tray=-149 tre=-14 tread=-47 trench=68 triangl=-20 trick=-41 trickl=-26
trim=152 trip=50 tripl=-107 trippl=-222 tru=-84 truss=-50 tub=-85 tudor=-131 tumbl=147 tunnel=-115
turn=16 tutor=-14 tv=-73 twelv=-230 twin=-67 two=60 typ=-159 typical=-91 tyr=-68 u=-136 ugly=-78
ugr=-38 uk=-128 unblock=70 under=53 underfloor=-25 underneath=31 uninsulat=-61 unit=29 unprotect=-60
unus=-109 up=19 upstair=49 upvc=-85 us=-118 usa=-52 usabl=-87 use=-60 used=71 using=222 usually=-58
v=-48 vaccin=-52 vacuum=124 valu=-84 valv=134 vapour=-79 varnish=90 vent=-77 ventilat=-15 versus=-92
victorian=61 vienna=-57 view=86 villa=-160 vinegar=46 vinyl=55 virus=-91 visibl=-58 visit=-51
volum=-39 vs=-238 vynil=-125 waht=-129 wal=-98 wallpaper=-275 walnut=-103 walpaper=-44 want=-35
war=-42 wardrob=-235 warm=71 warmer=-132 was=114 wash=86 wasp=-62 wast=44 wat=-151 watch=-148
waterprof=-104 waterproof=-93 watter=-145 wavy=-87 way=30 wc=-50 we=-65 weather=-241 wed=-10
weed=-64 week=49 weekend=67 weight=-132 well=86 went=46 wer=-94 west=-37 wet=-123 what=-126
wheel=-107 wheelchair=-81 wher=-38 whether=27 which=-176 whil=-12 whit=-165 who=-146 why=-139
wich=-172 wid=23 widen=131 width=-121 wieght=-51 wif=-13 wifi=-175 will=-57 willow=137 win=-159
wind=-84 windo=-108 window=-55 winter=-32 wip=128 wir=190 with=84 without=23 wobbl=85 won=-50
wonder=26 wont=-161 wood=-55 wooden=-17 wool=-49 word=-60 work=-155 worktop=-54 world=-44 worri=19
worried=67 worth=-151 would=-33 wrap=40 writ=-122 wrot=-86 x=-100 yard=-34 year=-83 yellow=13
you=-25 your=-130 zaha=-122 zon=-71 zorblax=-72
`;
