/** Written by `node tools/train-danger.ts`, not by hand: feature=weight in hundredths. */
export const dangerWeights = `
aalto=-41 about=28 abov=29 access=-45 accessibl=-15 acid=94 acoustic=-59 across=-38 actually=-150
ada=-99 add=-11 ador=-117 advantag=-240 advic=41 africa=-79 after=-141 against=-15 age=-73
agent=-116 air=15 airborn=-30 airtight=-102 aisl=-46 alarm=134 all=-104 alley=-39 allow=-9
allowanc=-66 alon=165 along=-62 alright=43 alvar=-55 alway=-124 amazon=-91 amp=9 an=-87 and=82
ando=-89 angl=-52 another=79 any=-20 anyon=143 anyth=79 apart=-74 apartment=-56 appl=-104 approv=-8
arch=117 architect=-141 architectur=-113 are=-51 area=-230 around=-51 arrang=-82 art=-122 as=117
asbesto=144 ash=54 ask=-87 asked=-146 asphalt=-65 at=-23 attic=146 australia=-98 averag=-68
avoid=-83 away=128 b=-141 baby=161 back=109 bad=-105 bag=134 bak=-76 balcony=-38 bamboo=-118
ban=-176 banana=-79 banister=207 bank=41 bannister=45 bar=71 barbecu=-109 barcelona=-80 barn=-71
barragan=-122 bas=-90 basin=-110 basment=-70 bat=-37 bath=-204 bathrom=-114 bathroom=-124
bathtub=136 bauhaus=-170 bay=-53 be=-122 beam=-124 bear=47 becaus=-46 bed=-43 bedrom=-110
bedroom=-125 bedsid=-122 beem=-125 been=114 beep=150 befor=9 below=75 bench=-176 berlin=-69 besid=59
best=-290 beter=-75 better=-256 between=24 betwen=-180 bicycl=-135 bifold=95 big=-113 bigger=114
bik=96 bilbao=-134 bild=-219 bill=-56 bim=-66 bin=-38 bit=196 bitcoin=-108 black=36 blad=117
bleach=71 blind=30 block=131 blu=68 board=82 bohemian=-121 boil=100 bolt=43 book=104 bookcas=69
bor=-172 boss=-94 both=-140 bottl=17 bottom=-12 bought=-99 boundary=-72 bowl=-39 box=-68
boyfriend=-120 branch=33 brand=27 brazil=-68 bread=-72 break=-74 breaker=151 breakfast=-23 breast=65
brick=-27 brickwork=-52 bridg=-59 bright=-93 brighter=-146 brik=-134 bring=-141 broken=-110
brown=-180 brutalism=-95 bs=-107 btu=-153 buckingham=-27 build=-207 builder=31 built=57 bulb=-135
bump=-115 bungalow=-96 bunk=150 burn=16 burner=-94 burnt=-185 bury=-85 busy=-79 but=-58 butress=-79
buy=-119 by=-8 cabinet=-155 cabl=-59 calculat=-78 call=-31 calm=-303 calory=-41 cam=140 camp=67
can=-43 candl=66 cant=-163 cantilever=-43 cap=71 capital=-97 car=-336 carbon=133 card=-78
cardboard=-143 carpet=-191 carpit=-104 carport=111 carry=146 casa=-70 cast=38 cat=-101 caus=-117
cav=-122 cavity=-199 ceel=-63 ceil=34 cel=-117 cellar=50 cement=-63 centr=-141 century=-67 ceo=-75
chainsaw=106 chair=15 chandelier=-163 chang=-113 characteris=-92 characteristic=-103 charcoal=189
charg=158 chas=72 cheap=-28 cheaper=-102 cheapest=-171 check=-106 cheepest=-171 chemical=-96
chest=96 chew=-31 children=-45 chimney=-156 chip=78 chocolat=-125 choos=-199 christma=-46
church=-105 circl=-72 circuit=21 clad=-76 class=-93 classroom=-62 clay=-59 clean=25 cleaner=187
clear=74 clearanc=-167 clen=-148 clerestory=-112 climat=-111 clos=79 closet=-140 clt=-36 cm=-153
coat=-37 cod=-152 coffe=81 coin=-17 cold=-259 color=-44 colour=17 column=-128 com=41 combi=-144
common=-85 company=348 company:a-flue-beside-a-window=152 company:an-opening-in-a-masonry-wall=127
company:charging-and-batteries=14 company:chemicals-that-must-not-meet=80
company:dust-of-stone-and-concrete=119 company:engines-and-flames-in-closed-rooms=121
company:escape-and-protection-from-fire=233 company:furniture-that-tips-over=-29
company:garage-doors-and-their-springs=118 company:heavy-loads-on-floors,-roofs-and-balconies=183
company:home-made-floors,-lofts-and-swings=-107 company:hot-water-that-scalds-or-carries-germs=101
company:lead-paint=-38 company:live-wiring-and-electrical-work=-46
company:mould-where-people-sleep=187 company:old-materials-that-may-hold-asbestos=124
company:open-stairs-and-children=-112 company:plugged-in-things-in-bathrooms=226
company:propping-what-carries=56 company:rags,-solvents-and-fuels=303
company:sockets-near-bath-and-shower=9 company:stoves,-chimneys-and-fireplaces=85
company:too-much-on-one-socket=174 company:tools-without-their-guards=75
company:water-and-children=122 company:what-must-not-be-burned=224
company:windows-and-railings-that-children-climb=131 company:wood-dust,-foam-and-fibres=123
compar=-131 complain=115 completion=-137 compressiv=-35 computer=-114 con=-117 concreet=-92
concret=-135 condensat=-192 condition=-184 conductivity=-65 conservatory=165 construct=-80
consumer=115 contingency=-77 contract=-45 contractor=-120 contrast=-150 control=-24 conversion=-121
convert=-115 cook=-129 cooker=144 cool=-150 cop=-61 corbusier=-41 cord=29 cork=-117 corner=31
corridor=-91 corrugat=-115 cost=-251 cosy=14 cot=178 cottag=-70 could=11 council=-175 counter=-123
countertop=-91 country=-130 cover=67 crack=13 craftsman=-66 creak=-119 cross=-71 crumbl=71 cry=-97
cubic=-69 cup=-45 cupboard=47 curry=-92 curtain=-218 cut=145 cylinder=-83 dad=93 damp=-128
dangerous=-155 dark=-178 darker=-76 dat=-62 daughter=34 daylight=-164 dead=95 deal=-138 deck=-39
deco=-120 decorat=-77 deed=214 deed:alarms-that-are-silenced=89 deed:an-opening-in-a-masonry-wall=26
deed:asbestos=232 deed:blocking-ventilation-and-flues=190 deed:charging-and-batteries=21
deed:chemicals-that-must-not-meet=145 deed:demolishing-outside=190 deed:digging-and-underpinning=196
deed:droppings,-sewage-and-floodwater=120 deed:dust-of-stone-and-concrete=135
deed:electricity-and-water,-burning-smells,-shocks=-37 deed:engines-and-flames-in-closed-rooms=15
deed:escape-and-protection-from-fire=9 deed:furniture-that-tips-over=-64 deed:glass-that-breaks=204
deed:heavy-loads-on-floors,-roofs-and-balconies=-50 deed:heavy-things-on-weak-walls=-71
deed:home-made-floors,-lofts-and-swings=31 deed:hot-water-under-pressure=137 deed:lead-paint=43
deed:lifting-what-is-too-heavy=121 deed:live-wiring-and-electrical-work=236
deed:old-ceilings-and-plaster-that-come-down=119 deed:old-materials-that-may-hold-asbestos=-32
deed:open-flames-at-buildings=100 deed:open-stairs-and-children=-62 deed:propping-what-carries=68
deed:rags,-solvents-and-fuels=-44 deed:sockets-near-bath-and-shower=138
deed:stoves,-chimneys-and-fireplaces=107 deed:taking-out-a-wall,-beam-or-joist=235
deed:tanks,-wells-and-confined-spaces=158 deed:tools-without-their-guards=45
deed:wasps-and-hornets=166 deed:water-and-children=66 deed:what-must-not-be-burned=-21
deed:wood-dust,-foam-and-fibres=-50 deed:work-at-height=257 deed:work-on-gas=150 defin=-132
deflect=-170 degre=-228 demolish=111 dent=-159 department=-84 depth=-163 des=-97 describ=-92
design=-99 designer=-14 desing=-59 desk=-128 detach=-141 detector=116 development=-86 diameter=-109
did=-191 diferenc=-172 differenc=-217 diffrenc=-139 diffrent=-104 difrenc=-137 dig=173 dim=74
dimension=-127 din=-141 direct=-38 dishwasher=-170 distanc=-254 distinguish=-72 divid=-241 do=-48
document=-8 doe=-337 doesnt=-172 dog=-163 domestic=-48 don=-78 dont=-154 door=-23 doorbell=-113
doorway=106 dor=-97 dorma=-76 dormer=30 dos=-112 doubl=-96 down=100 downlight=143 downstair=22
drag=-142 dragon=-21 drain=12 draught=-180 draughty=178 draw=-193 drawer=37 drill=30 drink=-99
drip=-167 driv=-120 driveway=-77 drop=86 drum=-85 dry=25 dryer=136 drywall=-77 duplex=-94 durabl=-51
dust=129 dwell=-93 e=62 each=-101 earth=-224 easiest=101 easy=-183 eat=-82 echo=-101 edg=-103
edwardian=33 effect=-76 efficient=-131 eg=-91 egg=-144 egress=-101 eiffel=-71 electric=24
electrician=-75 electricity=162 element=-87 elevat=-31 elon=-25 embodi=-127 empir=-71 empty=-104
en=-59 end=-39 energy=-132 engineer=-54 england=-64 enough=-133 entranc=-113 epdm=-75 epoxy=-57
escap=-40 estat=-116 ethanol=-126 eurocod=-97 ev=117 even=-156 every=-131 everyon=56 everyth=-123
everywher=-200 exist=-105 exit=-21 expect=-94 explain=-154 expos=-132 extend=92 extension=-34
extent=-74 exterior=-79 external=-72 extract=-84 extractor=-17 eye=-44 f=-97 fac=-156 facad=-85
factor=-152 fall=-149 fallingwater=-34 familia=-66 family=-169 famo=-134 famous=-70 fan=86 fancy=25
far=-123 farmhous=-115 fast=-68 fastest=-115 featur=-156 fee=-85 feed=215 feel=-55 feet=-108
fell=-109 fenc=-19 feng=-31 fight=-108 fil=-47 fill=-163 film=-33 filter=-111 fin=166 find=-52
finish=-108 finsh=-53 fir=47 fireplac=41 first=-168 fish=74 fit=-44 fiv=-154 fix=74 flak=-58
flam=175 flat=-17 flight=-90 flood=106 floor=-125 floorboard=-129 flor=-118 flow=-68 flu=54
fluffy=101 fly=-101 foam=12 fog=-140 fold=-122 foot=-128 football=-86 footstep=-95 for=-57
formula=-86 fortun=-86 foster=-61 found=-123 foundat=101 fountainhead=-85 four=-94 fram=-79
franc=-93 frank=-133 fre=12 freestand=-12 freez=-210 freezer=-138 french=-146 fridg=-91 friend=-82
from=30 front=-115 frost=-111 frozen=26 ft=-159 full=43 function=-67 furnitur=-147 fus=21 g=-18
gabl=93 galley=-55 gap=-139 garag=-118 gardn=-119 gas=134 gat=108 gaudi=-131 gehry=-25 generat=47
georgian=-157 germany=-100 get=45 gherkin=-66 glass=-66 glu=110 glulam=-77 go=20 goal=-38 goe=9
going=49 gold=22 good=-165 got=-48 gothic=-79 grab=-108 grandma=-57 grandmother=-90 granit=-29
gravel=-115 great=-144 green=-208 greenhous=42 grey=-59 grill=107 grinder=87 ground=-253 grout=-96
grow=-222 guard=35 guest=-47 guggenheim=-69 guggenhiem=-53 guitar=-103 gum=-96 gun=169 gutter=112
guy=-153 gym=-92 habitabl=-54 had=-9 hadid=-113 hair=-205 hairlin=-116 half=108 hall=-106
hallway=-74 hamlet=-100 hammer=-106 hand=27 handl=-124 handrail=81 happen=41 hard=-218 hardwood=-35
has=46 hat=-202 hatch=85 hav=-186 he=-58 head=-106 headach=-31 headroom=50 hear=-166 heat=-215
heater=53 heatpump=-78 heavy=70 hedg=-140 heet=-86 height=-186 heigth=-67 help=-163 hemispher=-67
her=-20 hey=-15 hi=-196 hid=-228 hieght=-187 high=-70 higher=-111 hight=-162 himself=143 hip=-159
his=57 hiss=84 hit=-88 hob=-206 hol=-12 hollow=122 hom=-22 hood=-160 hook=-26 hos=120 hot=47
hour=-117 hous=88 how=-130 hug=-56 hum=-120 humid=-62 humidity=-53 hurt=-14 i=-33 ibc=-69
ibuprofen=-94 ice=-141 idea=-180 ideal=-63 idear=-75 if=19 ifc=-97 ikea=-58 illuminanc=-41
important=-57 in=17 inch=-46 induct=-115 inherit=-124 insid=-164 install=13 instead=123 institut=-65
insualt=-150 insulashun=-142 insulat=-20 interest=-40 interior=-72 intermittent=-50 internal=82
interor=-69 interstitial=-87 interval=-149 into=37 invent=-104 invest=-100 irc=-127 iron=10 is=-68
island=-199 isnt=-118 it=70 its=23 ivy=-51 jack=-36 jam=-83 japandi=-128 japanes=-181 jct=-63
job=-192 join=121 joint=-111 joist=88 july=-205 jump=88 just=-10 kahn=-92 keep=-33 kerb=41 kettl=77
key=153 kg=126 kichen=-106 kick=160 kid=71 kind=-145 king=-109 kitchen=-57 kne=-176 knock=36
known=-17 kw=75 l=-62 ladder=51 lady=67 lag=40 laminat=-158 lamp=92 land=-86 landlord=-21
laptop=-184 larg=-60 last=15 later=17 latitud=-76 laundry=-18 law=-123 lawn=-63 lay=-139 layer=-75
layout=-103 le=-41 lead=55 leak=23 lean=102 learn=-106 leas=-73 leav=137 led=-35 leed=-76 left=57
leg=-132 length=-166 less=-116 let=-26 letterbox=-97 level=-100 library=82 lif=-124 lifespan=-119
lift=52 light=-30 lik=-18 lim=-102 limescal=-149 limit=-207 lin=-11 lino=158 linolium=-229 lintel=9
lintl=-88 lisbon=-82 list=-165 lit=-127 litr=52 littl=143 liv=-101 livingroom=-93 load=56 loan=-67
local=-73 locat=-59 lock=-135 lod=-13 loft=-30 log=-36 london=-59 long=-119 longest=-119 loo=-127
look=-167 loos=62 los=43 loss=-108 lost=105 lot=91 loui=-58 loung=52 louvr=-171 lov=-64 low=-160
lower=-78 lrv=-37 lui=-122 lumen=-79 lump=102 lux=-174 m=-25 m2=-152 m3=-131 machin=-72 mad=-20
main=98 maintain=-30 maisonet=-49 mak=67 manchester=-110 manhol=129 manny=-67 mansard=-109 many=-29
marbl=-159 mark=-44 mask=123 mass=-154 material=-37 mattress=-154 max=-54 maximum=-179 may=-127
mdf=78 me=-117 mean=-60 measur=-168 meet=-161 melt=-12 meny=-106 mess=63 messi=-38 metal=-134
meter=35 method=-28 metr=-58 mezzanin=11 mid=-83 midcentry=-43 middl=-45 mie=-169 min=-108
minecraft=-208 mineral=-63 minimum=-218 minimun=-91 minmum=-170 minumum=-57 mirror=-12 miss=-111
mix=54 mm=-203 model=-133 modern=-64 modren=-85 modulor=-66 mold=66 moment=-70 monday=10 money=17
monoxid=48 moon=-83 mor=63 morn=-188 mortar=-136 mortgag=-135 moss=-190 most=-76 mould=30
mouldy=-106 mount=-119 mountain=-120 mov=-184 moved=-127 movement=-59 mower=179 much=-89 mum=201
muntin=-85 museum=-107 musk=-25 must=-163 musty=-174 mutch=-125 mvhr=-119 my=55 myself=230 nail=-54
nam=-65 nappy=32 narrow=-90 naturally=-31 near=75 neatly=-101 ned=-75 need=-113 needl=135
neighbour=-150 nest=166 never=76 new=-173 next=-30 nic=-84 nich=139 night=-84 nin=80 nkba=-24
no=-124 nois=-65 nook=-94 normal=-136 norman=-70 north=-159 norway=-174 nos=-67 not=-132 notcalm=-43
notch=141 noth=32 notown=-154 nouveau=-73 now=54 nrc=-79 number=-64 nursery=160 oak=-148 of=17
off=150 offic=-211 offsid=-62 often=-132 oil=-9 ok=45 old=34 one=-135 only=-46 onto=146 open=-49
opera=-146 opposit=-135 option=-162 or=-174 orang=223 order=-31 orientat=-162 original=-11
other=-105 our=-69 ourselv=166 out=39 outdoor=-35 outdor=-81 outlet=8 outsid=34 oven=-164 over=35
overhang=-128 overheat=-45 overlook=-113 overnight=25 own=-69 pain=-72 paint=-78 palac=-27
palladian=-83 palladio=-86 pallet=138 pan=129 panel=-137 pantry=-46 paraffin=80 parapet=-140
parent=-181 park=-92 part=-97 parti=-33 partition=-103 partner=-33 party=-198 pasiv=-136 pass=29
passiv=-230 passivhaus=-97 passport=-99 password=-52 path=-32 patio=40 pav=-109 pavilion=-56 pay=42
peel=22 pendant=-150 peopl=-44 pepl=-120 per=-177 percent=-128 percentag=-41 pergola=-113
permision=-105 permission=-187 permit=-123 permitt=-181 petrol=-93 phon=-25 photo=-76 photoshop=-122
piano=-101 pick=36 pictur=-200 piec=49 pip=141 pit=189 pitch=-182 pizza=-51 plac=-112 plain=-151
plan=-161 planner=-39 plant=-34 plaster=-143 plasterboard=60 plastic=29 plat=96 play=-61 plot=-109
plug=86 plumber=-11 plus=-43 plywood=-205 poem=-111 point=-115 pond=-55 pool=-29 pop=-168
populat=-115 porcelain=-105 porch=-44 portal=-79 portugal=-73 possibl=-95 post=48 pot=55 pour=-36
power=197 president=-75 pressur=80 previous=-40 pric=-90 primary=-40 pritzker=-51 privacy=-116
privat=-178 priz=-51 pro=-116 problem=164 procurement=-59 project=-88 prop=104 prun=-68 psi=-120
public=-25 pull=117 pump=-109 punctur=-184 puppy=-94 purlin=-127 push=165 put=-148 python=-76
quantity=-83 quartz=55 queen=-66 quickly=-92 quiet=-110 quieter=-216 quoin=-197 quot=-138 r=-103
rack=-175 radiat=-77 radiater=-94 raft=-120 rafter=94 rag=78 rail=-94 rain=-116 rais=-111 ramp=-91
rang=-100 rat=-203 rather=106 ratio=-186 reach=98 read=-108 real=-130 really=-140 rear=-95 rebar=-93
recip=-89 recognis=-102 recommend=-160 red=17 redo=-65 reduct=-101 reel=145 reg=-99 regulat=-191
reinforc=-68 relativ=-28 remov=58 render=76 renew=-107 renovat=-172 rent=11 rental=-23 renzo=-43
repaint=-99 repair=-154 replac=-114 repoint=-115 requir=-129 requirement=-113 residential=-28
resin=127 resistanc=-150 rest=-143 reverberat=-55 revit=-112 rewir=191 riba=-60 ric=-83 ridg=-141
right=133 ring=-173 rip=72 ris=-137 risk=-116 river=-84 rockwool=-69 roll=-87 roller=38 rom=-51
romanesqu=-29 room=-111 root=138 rotten=142 roughly=-57 round=-103 rug=-183 ruin=-85 rul=-170
runner=-101 rust=42 rusty=173 saf=159 safety=-45 sag=60 sagrada=-75 said=-63 salk=-65 sam=98
sand=188 sash=-19 saturday=-78 sav=-35 savoy=-139 saw=136 say=-37 scaffold=158 scal=-87
scandinavian=-83 school=-99 scooter=217 scor=-38 scrap=125 scratch=-233 screen=-180 screw=101
sea=-93 seal=48 seam=-143 seat=-167 second=-48 section=-16 security=178 see=55 semi=-141 sens=-97
septic=-64 serv=-91 servant=-91 servic=-218 set=26 shad=-95 shady=-63 shar=-171 shear=-98 shed=-62
sheet=37 shelf=94 shelv=-88 shgc=-48 shiny=59 shirt=-139 shop=-24 short=-29 shoud=-95 should=-133
show=118 shower=-123 showr=-91 shud=-76 shui=-31 shut=207 shutter=144 sid=-37 sign=368
sign:a-bigger-fuse=122 sign:a-smell-of-gas=146 sign:alarms-that-are-silenced=72
sign:carbon-monoxide=118 sign:cracks-and-movement=216
sign:electricity-and-water,-burning-smells,-shocks=234 sign:furniture-that-tips-over=62
sign:glass-that-breaks=128 sign:home-made-floors,-lofts-and-swings=56 sign:lead-paint=21
sign:open-stairs-and-children=-57 sign:parts-that-fall-from-a-building=38
sign:rags,-solvents-and-fuels=149 sign:stairs-without-a-handrail=148
sign:trees,-saws-and-power-lines=-29 sign:windows-and-railings-that-children-climb=119
sign:work-at-height=117 silicon=-60 sinc=-49 singl=56 sink=-246 sip=-109 sister=-59 sit=-106 six=-77
sixty=47 siz=-184 skin=114 skirt=-20 sky=-95 skylight=34 slab=-16 sleep=18 slid=52 slip=-30
slippery=-162 slop=-109 slowly=-185 slug=-77 small=-73 smart=-130 smell=-59 smok=113 snap=129
snor=-76 snow=43 so=51 soakaway=-29 socket=-29 sofa=-112 soffit=128 soil=-114 soket=-96 solar=-113
solid=-129 som=-34 somebody=-14 son=-11 sound=-46 soundproof=-169 sourdough=-72 south=-49
southern=-61 spac=-57 span=-285 spar=-35 spark=15 spas=-80 specific=-39 spend=-108 spider=-178
spiral=-81 splashback=-108 split=-39 spot=-186 spotlight=-67 spr=142 spray=144 sqft=-113 sqm=-115
squar=-136 stack=-100 stag=-65 stain=-169 stair=-99 staircas=-169 standard=-80 standerd=-145
standrad=-65 star=-97 start=96 stat=-86 stay=33 stc=-158 steam=-189 steel=-69 steep=-74 step=-15
stick=-35 stiff=-175 still=76 stly=-54 stock=-51 ston=-54 stool=-78 stop=-187 stor=-86 storag=-157
storey=-86 stov=122 straight=-92 strang=29 street=-223 strength=-100 stretch=56 strip=-33
stripper=133 strong=30 stud=-163 student=99 stuff=129 styl=-167 suit=-198 summer=-257 sun=-99
sunday=-65 surviv=-149 sustainabl=-29 swap=164 sweep=11 swing=10 swirly=45 switch=37 sydney=-102
symbol=-73 system=-107 tabel=-150 tadao=-89 tak=75 taken=-51 tall=-62 taller=125 tallest=-85 tank=59
tap=136 target=-76 tax=-93 teh=-77 tell=-124 telly=-144 temp=47 temperatur=-86 tempratur=-18 ten=80
tensil=-74 tent=53 term=32 terrac=-123 terrazzo=-60 test=-109 than=-208 that=34 the=162 their=-125
them=41 ther=65 thermal=-143 thermostat=-140 they=-64 thi=38 thick=-151 thik=-94 thin=110 thing=34
thing:a-bigger-fuse=44 thing:a-flue-beside-a-window=54 thing:a-smell-of-gas=148
thing:alarms-that-are-silenced=112 thing:asbestos=242 thing:blocking-ventilation-and-flues=107
thing:charging-and-batteries=-19 thing:chemicals-that-must-not-meet=80 thing:cords-of-blinds=28
thing:cracks-and-movement=39 thing:demolishing-outside=35 thing:digging-and-underpinning=9
thing:droppings,-sewage-and-floodwater=196 thing:dust-of-stone-and-concrete=-20
thing:electricity-and-water,-burning-smells,-shocks=-55 thing:engines-and-flames-in-closed-rooms=12
thing:escape-and-protection-from-fire=-19 thing:furniture-that-tips-over=-100
thing:garage-doors-and-their-springs=96 thing:glass-that-breaks=83 thing:heaters-near-what-burns=65
thing:heavy-loads-on-floors,-roofs-and-balconies=17 thing:heavy-things-on-weak-walls=-10
thing:home-made-floors,-lofts-and-swings=42 thing:hot-water-that-scalds-or-carries-germs=-28
thing:hot-water-under-pressure=12 thing:lead-paint=-74 thing:lifting-what-is-too-heavy=-42
thing:live-wiring-and-electrical-work=93 thing:mould-where-people-sleep=29
thing:old-ceilings-and-plaster-that-come-down=-114 thing:old-materials-that-may-hold-asbestos=-40
thing:open-flames-at-buildings=88 thing:open-stairs-and-children=-32
thing:parts-that-fall-from-a-building=-26 thing:plugged-in-things-in-bathrooms=-90
thing:propping-what-carries=191 thing:rags,-solvents-and-fuels=31
thing:recessed-lights-and-insulation=113 thing:sockets-near-bath-and-shower=49
thing:stairs-without-a-handrail=88 thing:taking-out-a-wall,-beam-or-joist=97
thing:tanks,-wells-and-confined-spaces=87 thing:too-much-on-one-socket=66
thing:tools-without-their-guards=45 thing:trees,-saws-and-power-lines=164 thing:wasps-and-hornets=-9
thing:water-and-children=-28 thing:wood-dust,-foam-and-fibres=-89 thing:work-at-height=38
thing:work-on-gas=117 things=68 think=36 thinner=136 thos=-112 thought=-228 thre=63 threshold=75
through=36 thumb=-80 tick=-114 tie=9 til=-68 tim=-90 timber=100 tin=-117 tingl=120 tiny=-136 tip=32
to=61 today=-47 toddler=207 together=-75 toilet=-136 told=-73 tomato=-121 tomorrow=-193 too=-11
took=-25 top=23 total=-90 touch=73 towel=-90 tower=-123 town=-82 townhous=-60 train=-118
translat=-168 travel=-19 tray=-117 tre=-18 tread=-77 trench=69 triangl=-38 trick=-72 trickl=-83
trim=124 trip=49 tripl=-145 trippl=-196 tru=-144 truss=-32 tub=-41 tudor=-119 tumbl=158 tunnel=-103
turf=-111 turn=-88 tutor=-33 tv=-31 twelv=-207 twin=-70 two=43 typ=-153 typical=-119 tyr=-80 u=-193
ugly=-60 ugr=-44 uk=-170 unblock=74 under=96 underfloor=-48 underneath=28 uninsulat=-79 unit=27
unprotect=-66 unus=-128 up=9 upstair=99 upvc=-99 us=-211 usa=-73 usabl=-78 use=-99 used=128
using=154 usually=-94 v=-63 vaccin=-74 vacuum=113 valu=-122 valv=100 vapour=-80 varnish=-125 vent=56
ventilat=-32 versus=-99 victorian=64 vienna=-56 view=83 villa=-183 vinegar=57 vinyl=25 virus=-112
visibl=-81 visit=-76 volum=-54 vs=-275 vynil=-143 waht=-111 wal=-80 walk=25 wall=-30 wallpaper=-275
walnut=-101 walpaper=-72 want=-118 war=-38 wardrob=-292 warm=123 warmer=-157 was=110 wash=66
wasp=-78 wast=52 wat=-195 watch=-154 waterprof=-95 waterproof=-113 watter=-138 wavy=-38 wax=-254
way=47 wc=-92 we=-52 weather=-213 wed=-13 weed=-106 week=-19 weekend=164 weigh=-26 weight=-146
well=67 went=58 wer=-134 west=-39 wet=-152 what=-130 wheel=-114 wheelchair=-111 when=-30 wher=-14
which=-171 whil=58 whit=-248 who=-225 why=-183 wich=-189 widen=106 width=-156 wieght=-86 wif=-59
wifi=-225 will=-83 willow=137 win=-170 wind=-110 windo=-137 window=-29 windowsill=-228 winter=-47
wip=121 wir=172 with=97 without=9 wobbl=129 won=-54 wont=-219 wood=-53 wool=-59 word=-72 work=-202
worktop=-83 world=-47 worri=18 worried=142 worth=-197 would=-57 wrap=44 writ=-155 wrot=-61 x=-139
yard=-21 year=-84 york=-14 you=-84 your=-115 zaha=-120 zon=-98 zorblax=-79
`;
