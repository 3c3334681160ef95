/** Written by `node tools/train-danger.ts`, not by hand: feature=weight in hundredths. */
export const dangerWeights = `
a=9 aalto=-38 about=35 abov=27 access=-43 accessibl=-14 acid=92 acoustic=-49 across=-20
actually=-142 ada=-92 add=-20 ador=-126 advantag=-241 advic=53 africa=-68 after=-121 against=-20
age=-56 agent=-84 airborn=-37 airtight=-98 aisl=-38 alarm=142 all=-78 alley=-41 allowanc=-70
alon=153 along=-50 alright=53 alvar=-51 alway=-129 am=-30 amazon=-95 an=-96 and=74 ando=-93 angl=-45
another=80 any=-31 anyon=141 anyth=84 apart=-78 apartment=-47 appl=-129 arch=101 architect=-156
architectur=-104 are=-30 area=-233 around=-59 arrang=-107 art=-106 as=118 asbesto=127 ash=73 ask=-86
asked=-137 asphalt=-67 at=-25 attic=169 australia=-93 averag=-74 avoid=-97 away=127 b=-148 baby=148
back=39 bad=-94 bag=148 bak=-74 balcony=-18 bamboo=-93 ban=-184 banana=-77 banister=161 bank=60
bannister=31 bar=75 barbecu=-118 barcelona=-85 barn=-78 barragan=-129 bas=-73 basin=-106 basment=-69
bat=-32 bath=-186 bathrom=-114 bathroom=-112 bathtub=145 bauhaus=-140 bay=-57 be=-125 beam=-100
bear=43 bed=-56 bedrom=-86 bedroom=-107 bedsid=-118 beem=-134 been=133 beep=137 befor=16 behind=17
below=68 bench=-161 berlin=-59 besid=64 best=-272 beter=-61 better=-247 between=36 betwen=-166
bicycl=-136 bifold=101 big=-118 bigger=109 bik=99 bilbao=-106 bild=-232 bill=-62 bim=-68 bin=-15
bit=192 bitcoin=-101 black=47 bleach=61 blind=25 block=115 blu=82 board=63 bohemian=-104 boil=94
boiler=38 bolt=53 book=118 bookcas=78 bor=-173 boss=-120 both=-141 bottl=22 bottom=-12 bought=-102
boundary=-61 bowl=-41 box=-76 boyfriend=-109 branch=33 brand=16 brazil=-73 bread=-74 break=-82
breaker=161 breakfast=-16 breast=65 brick=-34 brickwork=-48 bridg=-56 bright=-103 brighter=-136
brik=-131 bring=-139 broken=-110 brown=-188 brutalism=-102 bs=-110 btu=-163 buckingham=-25
build=-197 builder=21 built=86 bulb=-165 bump=-95 bungalow=-85 bunk=146 burn=21 burner=-108 bury=-88
busy=-106 but=-46 butress=-70 buy=-105 by=-28 cabinet=-171 cabl=-68 calculat=-79 call=-54 calm=-316
calory=-39 cam=168 camp=68 can=-63 candl=75 cant=-168 cantilever=-35 cap=29 capital=-88 car=-322
carbon=126 card=-70 cardboard=-137 carpet=-190 carpit=-120 carport=76 carry=131 casa=-52 cast=52
cat=-72 caus=-112 cav=-118 cavity=-182 ceel=-70 ceil=17 cel=-122 cellar=61 cement=-57 centr=-155
century=-81 ceo=-81 chainsaw=151 chair=18 chandelier=-177 chang=-111 characteris=-103
characteristic=-102 charcoal=203 charg=144 chas=101 cheap=-33 cheaper=-126 cheapest=-181 check=-95
cheepest=-182 chemical=-97 chest=114 chew=-31 children=-40 chimney=-152 chip=72 chocolat=-134
choos=-173 christma=-33 church=-104 circl=-69 circuit=24 clad=-70 class=-100 classroom=-69 clay=-51
clean=37 cleaner=159 clear=62 clearanc=-179 clen=-163 clerestory=-105 climat=-98 clos=73 closet=-146
clt=-34 cm=-151 coat=-29 cod=-138 coffe=75 coin=-23 cold=-262 color=-34 column=-121 com=55
combi=-133 common=-98 company=361 company:a-flue-beside-a-window=168
company:an-opening-in-a-masonry-wall=90 company:charging-and-batteries=21
company:chemicals-that-must-not-meet=76 company:dust-of-stone-and-concrete=114
company:engines-and-flames-in-closed-rooms=107 company:escape-and-protection-from-fire=208
company:furniture-that-tips-over=-48 company:garage-doors-and-their-springs=84
company:heaters-near-what-burns=20 company:heavy-loads-on-floors,-roofs-and-balconies=162
company:home-made-floors,-lofts-and-swings=-94 company:hot-water-that-scalds-or-carries-germs=166
company:lead-paint=-44 company:live-wiring-and-electrical-work=-54
company:mould-where-people-sleep=202 company:old-materials-that-may-hold-asbestos=117
company:open-stairs-and-children=-107 company:plugged-in-things-in-bathrooms=155
company:propping-what-carries=60 company:rags,-solvents-and-fuels=274
company:sockets-near-bath-and-shower=-11 company:stoves,-chimneys-and-fireplaces=91
company:too-much-on-one-socket=192 company:tools-without-their-guards=64
company:water-and-children=135 company:what-must-not-be-burned=170
company:windows-and-railings-that-children-climb=182 company:wood-dust,-foam-and-fibres=111
compar=-112 complain=137 completion=-129 compressiv=-30 computer=-98 con=-120 concreet=-83
concret=-143 condensat=-204 condition=-107 conductivity=-61 conservatory=157 construct=-85
consumer=119 contingency=-77 contract=-35 contractor=-104 contrast=-138 control=-27 conversion=-123
convert=-105 cook=-124 cooker=119 cool=-123 cop=-67 corbusier=-42 cord=43 cork=-109 corner=68
corridor=-91 corrugat=-122 cost=-260 cosy=29 cot=187 cottag=-50 could=22 council=-174 counter=-95
countertop=-99 country=-135 cover=55 crack=21 craftsman=-95 creak=-122 cross=-69 crumbl=106 cry=-64
cubic=-68 cup=-44 cupboard=42 curry=-76 curtain=-203 cut=169 cylinder=-68 dad=-100 damp=-126
dangerous=-131 dark=-190 darker=-64 dat=-73 daughter=30 day=-15 daylight=-145 dead=90 deal=-127
deck=-72 deco=-104 decorat=-69 deed=224 deed:alarms-that-are-silenced=66
deed:an-opening-in-a-masonry-wall=28 deed:asbestos=224 deed:blocking-ventilation-and-flues=232
deed:charging-and-batteries=33 deed:chemicals-that-must-not-meet=145 deed:demolishing-outside=155
deed:digging-and-underpinning=181 deed:droppings,-sewage-and-floodwater=106
deed:dust-of-stone-and-concrete=135 deed:electricity-and-water,-burning-smells,-shocks=-51
deed:engines-and-flames-in-closed-rooms=11 deed:escape-and-protection-from-fire=12
deed:furniture-that-tips-over=-54 deed:glass-that-breaks=184
deed:heavy-loads-on-floors,-roofs-and-balconies=-44 deed:heavy-things-on-weak-walls=-85
deed:home-made-floors,-lofts-and-swings=22 deed:hot-water-that-scalds-or-carries-germs=-14
deed:hot-water-under-pressure=195 deed:lead-paint=36 deed:lifting-what-is-too-heavy=105
deed:live-wiring-and-electrical-work=228 deed:old-ceilings-and-plaster-that-come-down=126
deed:old-materials-that-may-hold-asbestos=-41 deed:open-flames-at-buildings=89
deed:open-stairs-and-children=-57 deed:propping-what-carries=64 deed:rags,-solvents-and-fuels=-41
deed:sockets-near-bath-and-shower=138 deed:stoves,-chimneys-and-fireplaces=91
deed:taking-out-a-wall,-beam-or-joist=209 deed:tanks,-wells-and-confined-spaces=197
deed:tools-without-their-guards=45 deed:trees,-saws-and-power-lines=-21 deed:wasps-and-hornets=155
deed:water-and-children=87 deed:wood-dust,-foam-and-fibres=-52 deed:work-at-height=285
deed:work-on-gas=197 defin=-118 deflect=-169 degre=-199 demolish=124 dent=-126 department=-80
depth=-165 des=-86 describ=-96 design=-94 designer=-9 desing=-54 desk=-84 detach=-117 detector=122
development=-83 diameter=-127 did=-169 diferenc=-167 differenc=-203 diffrenc=-135 diffrent=-102
difrenc=-137 dig=178 dim=92 dimension=-106 din=-115 direct=-35 dishwasher=-143 distanc=-242
distinguish=-94 divid=-230 do=-66 doe=-320 doesnt=-159 dog=-139 domestic=-46 don=-83 dont=-165
door=-18 doorbell=-110 doorway=125 dor=-85 dorma=-79 dormer=17 dos=-109 doubl=-86 down=111
downlight=156 downstair=20 drag=-128 dragon=-12 draught=-162 draughty=191 draw=-208 drawer=48
drill=28 drink=-85 drip=-191 driv=-117 driveway=-84 drop=107 drum=-91 dry=15 dryer=164 drywall=-85
duplex=-94 durabl=-54 dust=129 dwell=-95 e=55 each=-102 earth=-211 easiest=103 easy=-166 eat=-36
echo=-83 edg=-95 edwardian=16 effect=-70 efficient=-111 eg=-56 egg=-116 egress=-112 eiffel=-78
electric=11 electrician=-69 electricity=141 element=-82 elevat=-24 elon=-22 embodi=-133 empir=-68
empty=-104 en=-60 end=-39 energy=-174 engineer=-54 england=-52 enough=-134 entranc=-140 epdm=-59
epoxy=-65 escap=-58 estat=-116 ethanol=-124 eurocod=-84 ev=94 even=-140 every=-129 everyon=37
everyth=-115 everywher=-179 exist=-105 exit=-23 expect=-106 explain=-162 expos=-128 extend=125
extension=-35 extent=-84 exterior=-67 external=-54 extract=-70 eye=-46 f=-87 fac=-155 facad=-69
factor=-154 fall=-153 fallingwater=-33 familia=-86 family=-159 famo=-128 famous=-69 fan=93 fancy=11
far=-144 farmhous=-96 fast=-66 fastest=-88 featur=-165 fee=-88 feed=224 feel=-47 feet=-108 fell=-106
fenc=-12 feng=-25 fight=-91 fil=-40 fill=-159 film=-21 filter=-94 fin=158 find=-28 finish=-127
finsh=-52 fir=51 fireplac=58 first=-159 fish=71 fit=-27 fiv=-170 fix=69 flak=-79 flam=150 flat=-17
flight=-89 flood=74 floor=-139 floorboard=-129 flor=-91 flow=-69 flu=60 fluffy=77 fly=-105 fog=-176
fold=-119 foot=-118 football=-68 footstep=-81 for=-69 formula=-82 fortun=-78 foster=-62 found=-118
foundat=78 fountainhead=-74 four=-63 fram=-68 franc=-84 frank=-134 fre=-18 freestand=-13 freez=-227
freezer=-128 french=-161 fridg=-72 friend=-65 from=28 front=-117 frost=-121 frozen=24 ft=-159
full=35 function=-60 furnitur=-129 fus=17 g=-20 gabl=72 galley=-43 gap=-134 garag=-127 gardn=-120
gas=97 gat=121 gaudi=-114 gehry=-22 generat=38 georgian=-171 germany=-113 get=51 gherkin=-65 giv=-8
glass=-35 glaz=13 glu=102 glulam=-81 go=32 goal=-25 goe=12 going=55 gold=19 good=-170 got=-33
gothic=-76 grab=-97 grandma=-62 grandmother=-85 granit=-29 granny=8 gravel=-113 great=-186
green=-177 greenhous=35 grey=-43 grill=157 grinder=67 ground=-235 grout=-99 grow=-201 guard=34
guest=-66 guggenheim=-66 guggenhiem=-59 guitar=-110 gum=-99 gun=180 gutter=114 guy=-151 gym=-88
habitabl=-52 had=-12 hadid=-95 hair=-211 hairlin=-119 half=102 hall=-92 hallway=-65 hamlet=-88
hammer=-99 hand=31 handl=-140 handrail=95 hang=22 happen=74 hard=-202 hardwood=-31 has=-32 hat=-191
hatch=80 hav=-199 he=-26 head=-107 headach=-21 headroom=49 hear=-158 heat=-218 heater=43
heatpump=-86 heavy=64 hedg=-133 heet=-76 height=-196 heigth=-64 help=-148 hemispher=-62 her=-9
hey=-16 hi=-194 hid=-224 hieght=-202 high=-73 higher=-110 hight=-149 himself=98 hip=-162 his=34
hiss=82 hit=-64 hob=-173 hollow=75 hood=-158 hook=-30 hos=132 hot=44 hour=-125 hous=78 how=-140
hug=-51 hum=-114 humid=-61 humidity=-59 i=-20 ibc=-72 ibuprofen=-87 ice=-133 idea=-124 ideal=-61
idear=-86 if=20 ifc=-89 ikea=-56 illuminanc=-35 important=-54 in=16 inch=-50 induct=-118
inherit=-146 insid=-190 instead=134 institut=-67 insualt=-152 insulashun=-135 insulat=-17
interest=-28 interior=-68 intermittent=-56 internal=74 interor=-76 interstitial=-106 interval=-187
into=47 invent=-132 invest=-89 irc=-129 iron=37 is=-63 island=-186 isnt=-128 it=87 its=42 ivy=-32
jack=-55 jam=-96 japandi=-144 japanes=-169 jct=-60 job=-180 join=109 joint=-120 joist=72 july=-165
jump=100 just=-33 k=-8 kahn=-93 keep=-137 kerb=48 kettl=66 key=159 kg=126 kichen=-116 kid=79
kind=-146 king=-118 kitchen=-106 kne=-167 knock=37 known=-20 kw=82 l=-48 ladder=54 lady=92 lag=36
laminat=-167 lamp=75 land=-96 landlord=-22 laptop=-175 larg=-73 later=9 latitud=-71 laundry=-21
law=-138 lawn=-23 lay=-125 layer=-65 layout=-64 le=-42 lead=46 leak=26 lean=114 learn=-101 leas=-104
leav=61 led=-33 leed=-70 left=58 leg=-130 length=-157 less=-119 let=-42 letterbox=-122 level=-103
library=75 lif=-120 lifespan=-112 lift=59 light=-34 lik=-20 lim=-116 limescal=-144 limit=-214
lino=159 linolium=-221 lintl=-102 lisbon=-89 list=-147 lit=-131 litr=64 littl=128 liv=-99
livingroom=-101 load=47 loan=-62 local=-76 locat=-65 lock=-157 lod=-15 loft=-18 log=-41 london=-50
long=-123 longest=-117 loo=-104 look=-153 loos=75 los=38 loss=-100 lost=99 lot=81 loui=-69 loung=63
louvr=-160 lov=-46 low=-162 lower=-40 lrv=-28 lui=-129 lumen=-65 lump=103 lux=-174 m=-15 m2=-144
m3=-122 machin=-84 mad=-15 main=97 maintain=-33 maisonet=-43 manchester=-107 manhol=146 manny=-75
mansard=-103 many=-22 marbl=-145 mark=-38 mask=111 mass=-141 mat=-19 material=-29 matter=45
mattress=-139 max=-82 maximum=-166 may=-116 mdf=63 me=-120 mean=-53 measur=-177 meet=-167 melt=-18
meny=-106 mess=62 messi=-25 metal=-154 meter=46 method=-22 metr=-62 mezzanin=35 mid=-81
midcentry=-32 middl=-57 mie=-184 min=-95 minecraft=-182 mineral=-68 minimum=-206 minimun=-104
minmum=-159 minumum=-57 mirror=-30 miss=-125 mix=50 mm=-196 model=-124 modern=-72 modren=-85
modulor=-56 mold=79 moment=-76 monday=8 monoxid=50 moon=-80 mor=76 morn=-170 mortar=-140
mortgag=-137 moss=-171 most=-67 mould=23 mouldy=-108 mount=-98 mountain=-114 mov=-171 moved=-130
movement=-55 mower=172 much=-77 mum=123 muntin=-85 museum=-102 musk=-22 must=-183 musty=-178
mutch=-134 mvhr=-107 my=56 myself=253 nail=-64 nam=-56 nappy=56 narrow=-96 naturally=-34 near=90
neatly=-124 ned=-68 need=-98 needl=126 neighbour=-142 nest=155 never=111 new=-191 next=-30 nic=-74
nich=131 night=-78 nin=79 nkba=-26 no=-100 nois=-50 nook=-84 normal=-122 norman=-59 north=-167
norway=-165 nos=-77 not=-133 notcalm=-56 notch=121 noth=53 notown=-151 nouveau=-62 now=72 nrc=-80
number=-63 nursery=173 oak=-147 of=21 off=149 offic=-210 offsid=-58 often=-155 oil=-16 ok=39 old=30
on=-19 one=-119 only=-44 onto=137 open=-66 opera=-163 opposit=-145 option=-142 or=-163 orang=194
order=-47 orientat=-186 original=-25 other=-97 our=-51 ourselv=197 out=49 outdoor=-30 outdor=-79
outsid=35 oven=-134 over=25 overhang=-137 overheat=-42 overlook=-104 overnight=23 own=-74 owner=-10
pain=-90 paint=-76 palac=-25 palladian=-90 palladio=-75 pallet=113 pan=147 panel=-159 pantry=-35
paraffin=63 parapet=-156 parent=-142 park=-94 part=-79 parti=-28 partition=-102 partner=-30
party=-207 pasiv=-134 pass=27 passiv=-207 passivhaus=-85 passport=-96 password=-65 path=-39 patio=55
pav=-90 pavilion=-52 pay=41 peel=47 pendant=-159 peopl=-29 pepl=-125 per=-179 percent=-106
percentag=-46 pergola=-111 permision=-108 permission=-163 permit=-130 permitt=-177 petrol=-80
phon=-8 photo=-93 photoshop=-119 piano=-80 pick=78 pictur=-193 piec=72 pin=10 pip=172 pit=190
pitch=-186 pizza=-49 plac=-98 plain=-133 plan=-160 planner=-51 plant=-17 plaster=-137
plasterboard=68 plat=118 play=-26 plot=-112 plug=111 plus=-42 plywood=-164 poem=-118 point=-99
pond=-70 pop=-166 populat=-102 porcelain=-94 porch=-42 portal=-86 portugal=-76 possibl=-87 post=73
pot=57 pour=-47 power=243 president=-82 pressur=73 previous=-30 pric=-92 primary=-37 pritzker=-47
privacy=-129 privat=-157 priz=-47 pro=-128 problem=157 procurement=-65 project=-81 prop=138 prun=-84
psi=-153 public=-26 pull=129 pump=-123 punch=21 punctur=-166 puppy=-95 purlin=-117 push=148 put=-146
python=-68 quantity=-76 quartz=62 queen=-55 quickly=-87 quiet=-109 quieter=-200 quoin=-152 quot=-125
r=-97 rack=-198 radiat=-78 radiater=-85 raft=-127 rafter=86 rag=96 rail=-86 rain=-115 rais=-106
ramp=-88 rang=-105 rat=-196 rather=96 ratio=-179 reach=86 read=-95 real=-122 really=-145 rear=-97
rebar=-83 recip=-78 recognis=-114 recommend=-147 red=22 redo=-65 reduct=-128 reel=152 reg=-77
regulat=-157 reinforc=-55 relativ=-27 remov=70 render=61 renew=-115 renovat=-169 rent=30 rental=-24
renzo=-40 repaint=-95 repair=-152 replac=-115 repoint=-118 requir=-128 requirement=-100
residential=-24 resin=110 resistanc=-143 rest=-128 retain=-19 reverberat=-58 revit=-96 rewir=196
riba=-55 ric=-84 rid=32 ridg=-135 right=150 ring=-151 rip=85 ris=-162 riser=17 risk=-69 river=-81
rockwool=-52 roll=-82 roller=40 rom=-41 romanesqu=-20 roof=-16 room=-121 root=118 rotten=132
roughly=-55 round=-100 rug=-142 ruin=-79 rul=-157 runner=-100 rust=39 rusty=181 saf=56 safety=-65
sag=56 sagrada=-90 said=-39 salk=-67 sam=100 sand=191 sash=-25 saturday=-84 sav=-55 savoy=-161
saw=42 say=-27 scaffold=131 scal=-77 scandinavian=-76 school=-95 scooter=192 scor=-25 scrap=131
scratch=-224 screen=-186 screw=114 sea=-79 seal=26 seam=-149 seat=-153 second=-58 section=-14
security=195 see=48 semi=-126 sens=-69 septic=-87 serv=-80 servant=-80 servic=-243 set=23 shad=-79
shady=-60 shar=-149 she=34 shear=-109 shed=-49 sheet=40 shelf=88 shelv=-96 shgc=-40 shiny=73
shirt=-157 shop=-15 short=-44 shoud=-91 should=-121 show=124 shower=-117 showr=-75 shud=-88 shui=-25
shut=192 shutter=148 sid=-37 sign=382 sign:a-bigger-fuse=116 sign:a-smell-of-gas=160
sign:alarms-that-are-silenced=82 sign:carbon-monoxide=128 sign:cracks-and-movement=259
sign:electricity-and-water,-burning-smells,-shocks=235 sign:furniture-that-tips-over=72
sign:glass-that-breaks=119 sign:home-made-floors,-lofts-and-swings=54 sign:lead-paint=27
sign:open-stairs-and-children=-91 sign:parts-that-fall-from-a-building=32
sign:rags,-solvents-and-fuels=172 sign:stairs-without-a-handrail=133
sign:trees,-saws-and-power-lines=-42 sign:windows-and-railings-that-children-climb=121
sign:work-at-height=119 silicon=-36 sill=-17 sinc=-56 singl=41 sink=-236 sip=-115 sister=-70
sit=-103 six=-63 sixty=62 siz=-195 skin=113 sky=-92 skylight=48 slab=-11 slat=-10 sleep=30 slid=65
slippery=-144 slop=-83 slowly=-168 slug=-71 small=-48 smart=-133 smell=-58 smok=125 snap=87 snor=-65
snow=28 so=52 soakaway=-22 socket=-26 sofa=-94 soffit=112 soil=-127 soket=-96 solar=-121 solid=-142
som=-31 somebody=-15 sound=-24 soundproof=-169 sourdough=-74 south=-47 southern=-68 spac=-61
span=-291 spar=-38 spark=18 spas=-87 specific=-43 spend=-86 spider=-178 spiral=-85 splashback=-114
split=-32 spot=-179 spotlight=-77 spr=93 spray=154 sqft=-103 sqm=-109 squar=-129 stack=-84 stag=-61
stain=-160 stair=-99 staircas=-179 stand=12 standard=-85 standerd=-145 standrad=-53 star=-80
start=93 stat=-76 stay=16 stc=-153 steam=-182 steel=-60 steep=-77 stick=-37 stiff=-173 still=57
stly=-52 stock=-57 ston=-53 stool=-77 stop=-168 stor=-73 storag=-150 storey=-106 stov=113
straight=-110 strang=80 street=-230 strength=-89 stretch=57 strip=-36 stripper=122 strong=21
stud=-176 student=125 stuff=104 styl=-141 suit=-192 summer=-229 sun=-87 sunday=-49 surviv=-156
sustainabl=-25 swap=176 sweep=17 swirly=58 switch=38 sydney=-106 symbol=-60 system=-114 tabel=-141
tabl=-19 tadao=-93 tak=84 taken=-30 tall=-58 taller=119 tallest=-73 tank=72 tap=139 target=-76
tax=-79 teh=-77 tell=-120 telly=-144 temp=19 temperatur=-76 tempratur=-12 ten=80 tensil=-62 tent=34
term=20 terrac=-117 terrazzo=-58 test=-94 than=-208 that=36 the=156 their=-126 them=37 ther=65
thermal=-153 thermostat=-150 they=-58 thi=34 thick=-153 thik=-98 thin=116 thing=28
thing:a-bigger-fuse=44 thing:a-flue-beside-a-window=60 thing:a-smell-of-gas=129
thing:alarms-that-are-silenced=108 thing:an-opening-in-a-masonry-wall=16 thing:asbestos=227
thing:blocking-ventilation-and-flues=101 thing:carbon-monoxide=19 thing:charging-and-batteries=-13
thing:chemicals-that-must-not-meet=76 thing:cords-of-blinds=35 thing:cracks-and-movement=63
thing:demolishing-outside=38 thing:digging-and-underpinning=9
thing:droppings,-sewage-and-floodwater=171 thing:electricity-and-water,-burning-smells,-shocks=-37
thing:engines-and-flames-in-closed-rooms=11 thing:escape-and-protection-from-fire=-9
thing:furniture-that-tips-over=-80 thing:garage-doors-and-their-springs=71
thing:glass-that-breaks=82 thing:heaters-near-what-burns=69
thing:heavy-loads-on-floors,-roofs-and-balconies=21 thing:heavy-things-on-weak-walls=-14
thing:home-made-floors,-lofts-and-swings=44 thing:hot-water-that-scalds-or-carries-germs=-19
thing:hot-water-under-pressure=45 thing:lead-paint=-74 thing:lifting-what-is-too-heavy=-86
thing:live-wiring-and-electrical-work=95 thing:mould-where-people-sleep=29
thing:old-ceilings-and-plaster-that-come-down=-108 thing:old-materials-that-may-hold-asbestos=-42
thing:open-flames-at-buildings=87 thing:open-stairs-and-children=-36
thing:parts-that-fall-from-a-building=-35 thing:plugged-in-things-in-bathrooms=-73
thing:propping-what-carries=173 thing:rags,-solvents-and-fuels=45
thing:recessed-lights-and-insulation=114 thing:sockets-near-bath-and-shower=43
thing:stairs-without-a-handrail=90 thing:taking-out-a-wall,-beam-or-joist=107
thing:tanks,-wells-and-confined-spaces=77 thing:too-much-on-one-socket=39
thing:tools-without-their-guards=52 thing:trees,-saws-and-power-lines=155 thing:wasps-and-hornets=25
thing:water-and-children=-20 thing:what-must-not-be-burned=10 thing:wood-dust,-foam-and-fibres=-92
thing:work-at-height=32 thing:work-on-gas=86 things=77 think=28 thinner=141 thos=-109 thought=-153
thre=55 threshold=62 through=34 thumb=-94 tick=-123 tie=12 til=-70 tim=-115 timber=104 tin=-117
tingl=110 tiny=-113 tip=17 to=71 today=-39 toddler=226 together=-66 toilet=-124 told=-49 tomato=-118
tomorrow=-175 tonight=20 too=-18 took=-17 top=46 total=-86 touch=66 towel=-104 tower=-112 town=-85
townhous=-51 train=-105 translat=-163 travel=-9 tray=-92 tread=-66 trench=80 triangl=-33 trick=-57
trickl=-89 trim=126 trip=56 tripl=-159 trippl=-188 tru=-160 truss=-23 tub=-44 tudor=-123 tumbl=134
tunnel=-102 turf=-108 turn=-71 tutor=-28 tv=-43 twelv=-191 twin=-25 two=42 typ=-141 typical=-117
tyr=-93 u=-200 ugly=-67 ugr=-35 uk=-166 unblock=64 under=73 underfloor=-28 underneath=32
uninsulat=-67 unit=28 unprotect=-58 unus=-119 up=11 upstair=83 upvc=-92 us=-187 usa=-71 usabl=-73
use=-86 used=118 using=166 usually=-104 v=-63 vaccin=-67 vacuum=94 valu=-111 valv=100 vapour=-99
varnish=-111 vent=57 ventilat=-61 versus=-96 victorian=73 vienna=-45 view=77 villa=-179 vinegar=95
vinyl=48 virus=-99 visibl=-83 visit=-61 volum=-57 vs=-279 vynil=-135 waht=-112 wal=-94 walk=22
wall=-44 wallpaper=-263 walnut=-89 walpaper=-66 want=-122 war=-35 wardrob=-295 warm=121 warmer=-139
was=119 wash=72 wasp=-50 wast=23 wat=-206 watch=-154 waterprof=-91 waterproof=-120 watter=-113
wavy=-40 wax=-244 way=54 wc=-77 we=-88 weather=-202 weed=-96 weekend=102 weigh=-19 weight=-120
well=58 went=54 wer=-114 west=-39 wet=-130 what=-159 wheel=-94 wheelchair=-107 when=-26 wher=-35
which=-180 whil=63 whit=-243 who=-207 why=-185 wich=-174 widen=125 width=-158 wieght=-91 wif=-57
wifi=-220 will=-71 willow=153 win=-161 wind=-72 windo=-142 window=-41 windowsill=-224 winter=-41
wip=87 wir=190 with=91 without=25 wobbl=120 won=-54 wont=-205 wood=-35 wool=-61 word=-69 work=-174
worktop=-76 world=-42 worri=51 worried=55 worth=-199 would=-17 wrap=44 writ=-155 wrot=-60 x=-125
yard=-10 year=-80 yellow=22 york=-9 you=-68 your=-116 zaha=-102 zon=-92 zorblax=-64
`;
