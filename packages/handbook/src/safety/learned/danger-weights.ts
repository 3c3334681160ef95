/** Written by `node tools/train-danger.ts`, not by hand: feature=weight in hundredths. */
export const dangerWeights = `
aalto=-36 about=18 abov=36 access=-43 acid=99 acoustic=-54 across=-38 actually=-160 ada=-102 add=-28
ador=-120 advantag=-234 advic=26 africa=-76 after=-150 against=-26 age=-78 agent=-85 airborn=-36
airtight=-95 aisl=-40 alarm=139 all=-106 alley=-44 allowanc=-68 alon=191 along=-47 alright=34
alvar=-51 alway=-141 am=13 amazon=-89 an=-104 and=79 ando=-93 angl=-71 another=72 any=-32 anyon=183
anyth=82 apart=-73 apartment=-51 appl=-127 approv=-15 arch=80 architect=-132 architectur=-104
are=-56 area=-243 around=-46 arrang=-85 art=-106 as=121 asbesto=124 ash=78 ask=-93 asked=-128
asphalt=-57 at=-23 attic=145 australia=-85 averag=-65 avoid=-87 away=115 b=-141 baby=112 back=99
bad=-113 bag=144 bak=-94 balcony=-45 bamboo=-99 ban=-155 banana=-88 banister=195 bank=51
bannister=47 bar=70 barbecu=-107 barcelona=-99 barn=-56 barragan=-127 bas=-77 basin=-117 basment=-62
bat=-35 bath=-194 bathrom=-110 bathroom=-129 bathtub=123 bauhaus=-165 bay=-49 be=-143 beam=-114
bear=54 bed=-55 bedrom=-112 bedroom=-112 bedsid=-119 beem=-110 been=131 beep=142 befor=17 behind=10
below=72 bench=-172 berlin=-61 besid=40 best=-291 beter=-63 better=-255 between=22 betwen=-163
bicycl=-144 bifold=96 big=-124 bigger=112 bik=107 bilbao=-135 bild=-217 bill=-46 bim=-73 bin=-38
bit=200 bitcoin=-109 black=36 blad=124 bleach=65 blind=17 block=124 blu=77 board=72 bohemian=-112
boil=82 bolt=74 book=108 bookcas=48 bor=-170 boss=-104 both=-134 bottl=17 bottom=-21 bought=-103
boundary=-70 bowl=-44 box=-66 boyfriend=-139 brak=12 branch=29 brand=20 brazil=-69 bread=-87
break=-72 breaker=124 breakfast=-11 breast=59 brick=-24 brickwork=-46 bridg=-74 bright=-103
brighter=-138 brik=-135 bring=-138 broken=-114 brown=-187 brutalism=-92 bs=-90 btu=-151
buckingham=-26 build=-207 builder=13 built=74 bulb=-181 bump=-143 bungalow=-85 bunk=150 burn=15
burner=-116 burnt=-186 bury=-83 busy=-98 but=-60 butress=-70 buy=-127 by=-18 cabinet=-188 cabl=-60
calculat=-80 call=-53 calm=-310 calory=-32 cam=174 camp=59 can=-44 candl=82 cant=-166 cantilever=-38
cap=66 capital=-97 car=-324 carbon=133 card=-76 cardboard=-122 carpet=-202 carpit=-108 carport=76
carry=146 casa=-65 cast=51 cat=-94 caus=-104 cav=-111 cavity=-190 ceel=-69 ceil=24 cel=-107
cellar=55 cement=-46 centr=-157 century=-85 ceo=-80 chainsaw=133 chair=12 chandelier=-178 chang=-124
characteris=-95 characteristic=-101 charcoal=224 charg=156 chas=94 cheap=-27 cheaper=-91
cheapest=-159 check=-95 cheepest=-170 chemical=-100 chest=116 chew=-42 children=-42 chimney=-131
chip=71 chocolat=-136 choos=-149 christma=-36 church=-112 circl=-72 circuit=31 clad=-66 class=-91
classroom=-71 clay=-52 clean=20 cleaner=229 clear=51 clearanc=-173 clen=-156 clerestory=-111
climat=-86 clos=87 closet=-132 clt=-40 cm=-138 coat=-33 cod=-155 coffe=78 coin=-19 cold=-263
color=-38 colour=21 column=-119 com=50 combi=-135 common=-97 company=345
company:a-flue-beside-a-window=149 company:an-opening-in-a-masonry-wall=133
company:charging-and-batteries=17 company:chemicals-that-must-not-meet=77
company:dust-of-stone-and-concrete=139 company:engines-and-flames-in-closed-rooms=102
company:escape-and-protection-from-fire=211 company:furniture-that-tips-over=-17
company:garage-doors-and-their-springs=99 company:heaters-near-what-burns=-13
company:heavy-loads-on-floors,-roofs-and-balconies=179
company:home-made-floors,-lofts-and-swings=-100 company:hot-water-that-scalds-or-carries-germs=167
company:lead-paint=-24 company:live-wiring-and-electrical-work=-41
company:mould-where-people-sleep=195 company:old-materials-that-may-hold-asbestos=149
company:open-stairs-and-children=-110 company:plugged-in-things-in-bathrooms=137
company:propping-what-carries=55 company:rags,-solvents-and-fuels=268
company:sockets-near-bath-and-shower=-11 company:stoves,-chimneys-and-fireplaces=78
company:strippers-that-stun=101 company:too-much-on-one-socket=221
company:tools-without-their-guards=85 company:water-and-children=135
company:what-must-not-be-burned=207 company:windows-and-railings-that-children-climb=150
company:wood-dust,-foam-and-fibres=130 compar=-104 complain=129 completion=-106 compressiv=-37
computer=-112 con=-119 concreet=-84 concret=-120 condensat=-201 condition=-135 conductivity=-63
conservatory=154 construct=-76 consumer=150 contingency=-78 contract=-35 contractor=-111
contrast=-149 control=-28 conversion=-123 convert=-93 cook=-141 cooker=171 cool=-151 cop=-61
corbusier=-41 cord=44 cork=-103 corner=41 corridor=-90 corrugat=-103 cost=-256 cosy=12 cot=176
cottag=-63 could=13 council=-162 counter=-124 countertop=-98 country=-121 cover=67 crack=16
craftsman=-66 creak=-119 cross=-76 crumbl=74 cry=-78 cubic=-56 cup=-43 cupboard=46 curry=-90
curtain=-227 cut=156 cylinder=-89 dad=92 damp=-132 dangerous=-155 dark=-194 darker=-85 dat=-70
daughter=28 daylight=-196 dead=84 deal=-167 deck=-70 deco=-101 decorat=-80 deed=206
deed:alarms-that-are-silenced=88 deed:an-opening-in-a-masonry-wall=25 deed:asbestos=238
deed:blocking-ventilation-and-flues=237 deed:charging-and-batteries=31
deed:chemicals-that-must-not-meet=144 deed:demolishing-outside=153 deed:digging-and-underpinning=187
deed:droppings,-sewage-and-floodwater=123 deed:dust-of-stone-and-concrete=147
deed:electricity-and-water,-burning-smells,-shocks=-31 deed:engines-and-flames-in-closed-rooms=16
deed:furniture-that-tips-over=-55 deed:glass-that-breaks=197
deed:heavy-loads-on-floors,-roofs-and-balconies=-54 deed:heavy-things-on-weak-walls=-70
deed:home-made-floors,-lofts-and-swings=15 deed:hot-water-that-scalds-or-carries-germs=-15
deed:hot-water-under-pressure=127 deed:lead-paint=46 deed:lifting-what-is-too-heavy=94
deed:live-wiring-and-electrical-work=234 deed:old-ceilings-and-plaster-that-come-down=163
deed:old-materials-that-may-hold-asbestos=-34 deed:open-flames-at-buildings=93
deed:open-stairs-and-children=-68 deed:propping-what-carries=73 deed:rags,-solvents-and-fuels=-40
deed:sockets-near-bath-and-shower=151 deed:stoves,-chimneys-and-fireplaces=114
deed:strippers-that-stun=101 deed:taking-out-a-wall,-beam-or-joist=235
deed:tanks,-wells-and-confined-spaces=176 deed:tools-without-their-guards=44
deed:wasps-and-hornets=177 deed:water-and-children=58 deed:what-must-not-be-burned=-24
deed:wood-dust,-foam-and-fibres=-57 deed:work-at-height=274 deed:work-on-gas=150 defin=-125
deflect=-166 degre=-213 demolish=111 dent=-155 department=-68 depth=-162 des=-85 describ=-91
design=-94 designer=-16 desing=-52 desk=-102 detach=-110 detector=119 development=-80 diameter=-113
did=-171 diferenc=-175 differenc=-197 diffrenc=-134 diffrent=-102 difrenc=-129 dig=171 dim=68
dimension=-97 din=-145 direct=-40 dishwasher=-148 distanc=-251 distinguish=-97 divid=-222 do=-48
document=-15 doe=-325 doesnt=-163 dog=-162 domestic=-39 don=-78 dont=-160 door=-20 doorbell=-111
doorway=119 dor=-74 dorma=-85 dormer=25 dos=-103 doubl=-91 down=111 downlight=161 downstair=21
drag=-145 dragon=-14 drain=9 draught=-176 draughty=187 draw=-209 drawer=36 drill=20 drink=-89
drip=-175 driv=-143 driveway=-70 drop=91 drum=-88 dryer=166 drywall=-79 duplex=-88 durabl=-54
dust=129 dwell=-94 e=49 each=-98 earth=-226 easiest=100 easy=-180 eat=-76 echo=-96 edg=-105
edwardian=34 effect=-78 efficient=-140 eg=-108 egg=-131 egress=-94 eiffel=-76 electric=16
electrician=-77 electricity=172 element=-86 elevat=-28 elon=-20 embodi=-127 empir=-61 empty=-105
en=-54 end=-46 energy=-146 engineer=-103 england=-63 enough=-137 entranc=-128 epdm=-59 epoxy=-60
escap=-42 estat=-128 ethanol=-128 eurocod=-92 ev=104 even=-147 every=-126 everyon=48 everyth=-153
everywher=-192 exist=-98 exit=-22 expect=-96 explain=-158 expos=-125 extend=90 extension=-34
extent=-70 exterior=-81 external=-61 extract=-92 extractor=-13 eye=-50 f=-103 fac=-152 facad=-75
factor=-149 fall=-172 fallingwater=-36 familia=-80 family=-187 famo=-113 famous=-63 fan=91 fancy=20
far=-125 farmhous=-110 fast=-66 fastest=-96 featur=-152 fee=-81 feed=245 feel=-70 feet=-106
fell=-100 fenc=-11 feng=-28 fight=-107 fil=-42 fill=-163 film=-38 filter=-107 fin=163 find=-57
finish=-125 finsh=-50 fir=56 fireplac=55 first=-192 fish=92 fit=-31 fiv=-145 fix=66 flak=-68
flam=214 flight=-117 flood=93 floor=-131 floorboard=-124 flor=-113 flow=-66 flu=64 fluffy=103
fly=-87 fog=-144 fold=-136 foot=-127 football=-83 footstep=-93 for=-61 formula=-75 fortun=-93
foster=-56 found=-133 foundat=100 fountainhead=-69 four=-115 fram=-56 franc=-82 frank=-128
freestand=-13 freez=-195 freezer=-128 french=-145 fridg=-98 friend=-71 from=32 front=-117 frost=-115
frozen=51 fry=-10 ft=-153 full=24 function=-63 furnitur=-138 fus=22 g=-21 gabl=93 galley=-50
gap=-146 garag=-102 garden=-16 gardn=-113 gas=135 gat=123 gaudi=-119 gehry=-28 generat=66
georgian=-177 germany=-105 get=45 gherkin=-66 glass=-54 glaz=15 glu=93 glulam=-79 go=15 goal=-35
goe=28 going=65 gold=22 gon=-14 good=-169 got=-33 gothic=-82 grab=-90 grandma=-57 grandmother=-85
granit=-41 granny=25 gravel=-106 great=-164 green=-193 greenhous=39 grey=-52 grill=116 grinder=85
ground=-245 grout=-107 grow=-235 guard=37 guest=-43 guggenheim=-74 guggenhiem=-45 guitar=-134
gum=-91 gun=172 gutter=113 guy=-159 gym=-84 habitabl=-65 had=-13 hadid=-108 hair=-221 hairlin=-112
half=117 hall=-100 hallway=-77 hamlet=-99 hammer=-80 hand=35 handl=-133 handrail=66 happen=52
hard=-233 hardwood=-34 has=42 hat=-197 hatch=85 hav=-192 he=-41 head=-112 headach=-29 headroom=65
hear=-165 heat=-229 heater=46 heatpump=-85 heavy=71 hedg=-149 heet=-71 height=-180 heigth=-65
help=-134 hemispher=-64 her=-11 hi=-200 hid=-233 hieght=-188 high=-54 higher=-117 hight=-154
himself=150 hip=-149 his=68 hiss=95 hit=-85 hob=-183 hollow=104 hom=-33 hood=-161 hook=-28 hos=143
hot=46 hour=-109 hous=75 how=-136 hug=-51 hum=-126 humid=-71 humidity=-56 hurt=-14 i=-39 ibc=-62
ibuprofen=-94 ice=-139 idea=-171 ideal=-69 idear=-83 if=19 ifc=-88 ikea=-58 illuminanc=-34
important=-58 in=9 inch=-43 induct=-135 inherit=-129 insid=-200 install=22 instead=120 institut=-65
insualt=-153 insulashun=-136 insulat=-15 interest=-36 interior=-67 intermittent=-38 internal=94
interor=-60 interstitial=-90 interval=-139 into=38 invent=-108 invest=-95 irc=-143 iron=18 is=-70
island=-211 isnt=-112 it=67 its=10 ivy=-68 jack=-33 jam=-98 japandi=-141 japanes=-156 jct=-65
job=-177 join=118 joint=-112 joist=92 july=-186 jump=92 k=-11 kahn=-100 keep=-34 kerb=45 kettl=63
key=149 kg=159 kichen=-97 kick=161 kid=98 kind=-147 king=-101 kitchen=-58 kne=-166 knock=47 know=12
known=-17 kw=79 l=-42 ladder=55 lady=70 lag=34 laminat=-168 lamp=105 land=-98 landlord=-30
laptop=-188 larg=-83 later=25 latitud=-79 laundry=-10 law=-178 lawn=-59 lay=-154 layer=-69
layout=-83 le=-41 lead=53 leak=15 lean=163 learn=-118 leas=-91 leav=126 led=-32 leed=-81 left=77
leg=-124 length=-174 less=-120 let=-34 letterbox=-105 level=-101 library=68 lif=-110 lifespan=-110
lift=41 light=-36 lik=-14 lim=-112 limescal=-156 limit=-208 lin=-12 lino=166 linolium=-225
lintl=-101 lisbon=-75 list=-161 lit=-128 litr=53 littl=136 liv=-115 livingroom=-86 load=53 loan=-71
local=-60 locat=-64 lock=-153 lod=-12 loft=-38 log=-49 london=-51 long=-118 longest=-116 loo=-145
look=-168 loos=80 los=36 loss=-102 lost=93 lot=83 loui=-66 loung=68 louvr=-177 lov=-67 low=-161
lower=-69 lrv=-20 lui=-127 lumen=-68 lump=110 lux=-162 m=-22 m2=-132 m3=-138 machin=-71 mad=-12
main=74 maintain=-37 maisonet=-45 mak=69 manchester=-113 manhol=151 manny=-77 mansard=-101 many=-26
marbl=-166 mark=-47 mask=130 mass=-138 material=-35 mattress=-149 max=-78 maximum=-142 may=-144
mdf=68 me=-113 mean=-59 measur=-177 meet=-167 melt=-24 meny=-105 mess=80 messi=-35 metal=-139
meter=30 method=-17 metr=-64 mezzanin=12 mid=-78 midcentry=-36 middl=-50 mie=-161 min=-94
minecraft=-209 mineral=-69 minimum=-200 minimun=-95 minmum=-156 minumum=-53 mirror=-29 miss=-118
mix=55 mm=-182 model=-129 modern=-69 modren=-86 modulor=-57 mold=73 moment=-76 monoxid=48 moon=-86
mor=57 morn=-185 mortar=-142 mortgag=-114 moss=-192 most=-82 mould=28 mouldy=-102 mount=-130
mountain=-127 mov=-182 moved=-126 movement=-57 mower=220 much=-80 mum=192 muntin=-82 museum=-128
musk=-20 must=-178 musty=-177 mutch=-119 mvhr=-103 my=46 myself=229 nail=-65 nam=-53 nappy=26
narrow=-84 naturally=-39 near=100 neatly=-109 ned=-93 need=-109 needl=127 neighbour=-154 nest=177
never=87 new=-191 next=-30 nic=-76 nich=150 night=-93 nin=65 nkba=-38 no=-176 nois=-71 nook=-75
normal=-160 norman=-68 north=-187 norway=-150 nos=-63 not=-147 notcalm=-42 notch=172 noth=38
notown=-158 nouveau=-67 now=73 nrc=-83 number=-70 nursery=142 oak=-154 of=11 off=143 offic=-199
offsid=-62 often=-132 ok=60 old=27 one=-148 only=-29 onto=167 open=-49 opera=-137 opposit=-134
option=-166 or=-179 orang=232 order=-48 orientat=-173 original=-18 other=-101 our=-50 ourselv=192
out=49 outdoor=-39 outdor=-76 outlet=14 outsid=18 oven=-133 over=39 overhang=-141 overheat=-37
overlook=-120 overnight=28 own=-60 pain=-76 paint=-84 palac=-26 palladian=-79 palladio=-68
pallet=147 pan=127 panel=-149 pantry=-42 paraffin=92 parapet=-157 parent=-214 park=-78 part=-105
parti=-33 partition=-102 partner=-26 party=-132 pasiv=-120 pass=36 passiv=-209 passivhaus=-101
passport=-98 password=-55 path=70 patio=39 pav=-96 pavilion=-57 pay=59 peel=31 pendant=-163
peopl=-29 pepl=-115 per=-174 percent=-130 percentag=-37 pergola=-120 permision=-113 permission=-174
permit=-133 permitt=-171 petrol=-88 phon=-22 photo=-79 photoshop=-130 piano=-119 pick=52 pictur=-209
piec=56 pin=21 pip=155 pit=236 pitch=-201 pizza=-47 plac=-115 plain=-159 plan=-154 planner=-31
plant=-61 plaster=-145 plasterboard=56 plastic=28 plat=127 play=24 plot=-109 plug=113 plumber=-12
plus=-41 plywood=-162 poem=-105 point=-92 pond=-76 pool=-25 pop=-162 populat=-106 porcelain=-103
porch=-43 portal=-88 portugal=-94 possibl=-85 post=34 pot=62 pour=-44 power=218 president=-82
pressur=86 previous=-50 pric=-88 primary=-38 pritzker=-46 privacy=-128 privat=-159 priz=-46 pro=-113
problem=160 procurement=-57 project=-93 prop=144 prun=-52 psi=-149 public=-24 pull=129 pump=-107
punch=12 punctur=-186 puppy=-105 purlin=-115 push=151 put=-155 python=-67 quantity=-83 quartz=44
queen=-53 quick=-8 quickly=-115 quiet=-112 quieter=-207 quoin=-169 quot=-107 r=-96 rack=-214
radiat=-81 radiater=-69 raft=-106 rafter=83 rag=49 rail=-105 rain=-122 rais=-106 ramp=-100 rang=-108
rat=-201 rather=117 ratio=-178 reach=99 read=-98 real=-99 really=-150 rear=-96 rebar=-89 recip=-88
recognis=-90 recommend=-161 red=37 redo=-82 reduct=-116 reel=139 reg=-82 regulat=-200 reinforc=-52
relativ=-22 remov=63 render=67 renew=-114 renovat=-178 rental=-22 renzo=-41 repaint=-88 repair=-153
replac=-117 repoint=-112 requir=-108 requirement=-104 residential=-35 resin=109 resistanc=-116
rest=-140 retain=68 reverberat=-56 revit=-113 rewir=201 riba=-58 ric=-81 ridg=-136 right=148
ring=-149 rip=76 ris=-152 risk=-113 river=-87 rockwool=-66 roll=-86 roller=35 rom=-46 romanesqu=-29
roof=-17 room=-111 root=145 rotten=121 roughly=-60 round=-123 rug=-173 ruin=-85 rul=-166 run=-12
runner=-89 rust=53 rusty=151 saf=169 safety=-65 sag=64 sagrada=-88 said=-45 salk=-65 sam=100
sand=188 sash=-20 saturday=-84 sav=-41 savoy=-154 saw=123 say=-41 scaffold=163 scal=-80
scandinavian=-79 school=-102 scooter=236 scor=-35 scrap=108 scratch=-234 screen=-180 screw=102
sea=-80 seal=42 seam=-135 seat=-182 second=-50 section=-14 security=208 see=55 semi=-144 sens=-103
septic=-71 serv=-92 servant=-92 servic=-204 set=35 shad=-78 shady=-58 shar=-149 she=18 shear=-109
shed=-61 sheet=41 shelf=101 shelv=-96 shgc=-49 shiny=82 shirt=-134 sho=-8 shop=-14 short=-42
shoud=-80 should=-125 show=120 shower=-108 showr=-78 shud=-87 shui=-28 shut=235 shutter=160 sid=-18
sign=365 sign:a-bigger-fuse=101 sign:a-smell-of-gas=167 sign:alarms-that-are-silenced=63
sign:carbon-monoxide=121 sign:cracks-and-movement=202
sign:electricity-and-water,-burning-smells,-shocks=235 sign:furniture-that-tips-over=69
sign:glass-that-breaks=118 sign:home-made-floors,-lofts-and-swings=68 sign:lead-paint=31
sign:open-stairs-and-children=-92 sign:parts-that-fall-from-a-building=44
sign:rags,-solvents-and-fuels=133 sign:stairs-without-a-handrail=130
sign:trees,-saws-and-power-lines=-23 sign:windows-and-railings-that-children-climb=140
sign:work-at-height=121 silicon=-36 sill=-20 sinc=-60 singl=46 sink=-243 sip=-99 sister=-75 sit=-121
six=-79 sixty=57 siz=-183 skin=107 sky=-86 skylight=35 slab=-11 sleep=27 slid=65 slip=-37
slippery=-168 slop=-107 slowly=-182 slug=-63 small=-85 smart=-124 smell=-55 smok=119 snap=104
snor=-67 snow=40 so=63 soakaway=-19 socket=-21 sofa=-109 soffit=91 soil=-110 soket=-80 solar=-115
solid=-118 som=-30 son=-21 sound=-43 soundproof=-150 sourdough=-87 south=-51 southern=-56 spac=-60
span=-276 spar=-23 spark=21 spas=-75 specific=-51 spend=-110 spider=-163 spiral=-76 splashback=-104
split=-36 spot=-208 spotlight=-69 spr=148 spray=168 sqft=-107 sqm=-108 squar=-123 stack=-92 stag=-65
stain=-175 stair=-101 staircas=-178 standard=-85 standerd=-121 standrad=-58 star=-96 start=90
stat=-71 stay=34 stc=-147 steam=-175 steel=-56 steep=-74 step=-14 stick=-36 stiff=-177 still=64
stly=-51 stock=-52 ston=-60 stool=-67 stop=-195 stor=-81 storag=-142 storey=-94 stov=123
straight=-101 strang=23 street=-225 strength=-88 stretch=68 strip=-30 stripper=101 strong=26
stud=-154 student=110 stuff=114 styl=-158 suit=-176 summer=-258 sun=-101 sunday=-63 surviv=-157
sustainabl=-20 swap=209 sweep=17 swirly=42 switch=29 sydney=-105 symbol=-61 system=-100 tabel=-137
tabl=-20 tadao=-93 tak=81 taken=-49 tall=-54 taller=99 tallest=-86 tank=62 tap=133 target=-82
tax=-88 teh=-63 tell=-126 telly=-137 temp=32 temperatur=-72 tempratur=-19 ten=87 tensil=-72 tent=45
term=28 terrac=-136 terrazzo=-55 test=-105 than=-212 that=37 the=165 their=-148 them=35 ther=71
thermal=-148 thermostat=-141 they=-61 thi=41 thick=-146 thik=-106 thin=104 thing=36
thing:a-bigger-fuse=49 thing:a-burner-that-is-boxed-in=26 thing:a-flue-beside-a-window=64
thing:a-smell-of-gas=148 thing:alarms-that-are-silenced=123 thing:asbestos=249
thing:blocking-ventilation-and-flues=106 thing:charging-and-batteries=-21
thing:chemicals-that-must-not-meet=77 thing:cords-of-blinds=33 thing:cracks-and-movement=38
thing:demolishing-outside=52 thing:droppings,-sewage-and-floodwater=172
thing:dust-of-stone-and-concrete=-18 thing:electricity-and-water,-burning-smells,-shocks=-56
thing:engines-and-flames-in-closed-rooms=11 thing:escape-and-protection-from-fire=-14
thing:furniture-that-tips-over=-89 thing:garage-doors-and-their-springs=83
thing:glass-that-breaks=75 thing:heaters-near-what-burns=57
thing:heavy-loads-on-floors,-roofs-and-balconies=19 thing:heavy-things-on-weak-walls=-27
thing:home-made-floors,-lofts-and-swings=42 thing:hot-water-that-scalds-or-carries-germs=-25
thing:hot-water-under-pressure=13 thing:lead-paint=-76 thing:lifting-what-is-too-heavy=-48
thing:live-wiring-and-electrical-work=100 thing:mould-where-people-sleep=24
thing:old-ceilings-and-plaster-that-come-down=-113 thing:old-materials-that-may-hold-asbestos=-36
thing:open-flames-at-buildings=91 thing:open-stairs-and-children=-34
thing:parts-that-fall-from-a-building=-31 thing:plugged-in-things-in-bathrooms=-88
thing:propping-what-carries=188 thing:rags,-solvents-and-fuels=39
thing:recessed-lights-and-insulation=134 thing:sockets-near-bath-and-shower=56
thing:stairs-without-a-handrail=78 thing:strippers-that-stun=101
thing:taking-out-a-wall,-beam-or-joist=96 thing:tanks,-wells-and-confined-spaces=86
thing:too-much-on-one-socket=57 thing:tools-without-their-guards=35
thing:trees,-saws-and-power-lines=153 thing:what-must-not-be-burned=25
thing:windows-and-railings-that-children-climb=10 thing:wood-dust,-foam-and-fibres=-109
thing:work-at-height=43 thing:work-on-gas=111 things=66 think=23 thinner=126 thos=-113 thought=-210
thre=62 threshold=52 through=30 thumb=-93 tick=-80 til=-64 tim=-110 timber=105 tin=-112 tingl=114
tiny=-125 tip=28 to=58 today=-46 toddler=197 together=-72 toilet=-126 told=-73 tomato=-125
tomorrow=-171 tonight=-20 too=-19 took=-27 top=34 total=-81 touch=70 towel=-82 tower=-110 town=-87
townhous=-60 train=-118 translat=-156 travel=-23 tray=-101 tread=-64 trench=86 triangl=-36 trick=-62
trickl=-87 trim=123 trip=61 tripl=-163 trippl=-171 tru=-154 truss=-29 tub=-40 tudor=-120 tumbl=147
tunnel=-128 turf=-106 turn=-81 tutor=-33 tv=-56 twelv=-216 twin=-77 two=39 typ=-148 typical=-104
tyr=-90 u=-180 ugly=-52 ugr=-42 uk=-174 unblock=69 under=99 underfloor=-41 underneath=39
uninsulat=-70 unit=15 unprotect=-64 unus=-139 up=13 upstair=104 upvc=-89 us=-210 usa=-62 usabl=-89
use=-83 used=135 using=149 usually=-104 v=-54 vaccin=-79 vacuum=102 valu=-109 valv=107 vapour=-74
varnish=-125 vent=47 ventilat=-43 versus=-113 victorian=70 vienna=-53 view=85 villa=-170 vinegar=68
vinyl=28 virus=-110 visibl=-80 visit=-65 volum=-58 vs=-270 vynil=-142 waht=-103 wal=-96 walk=27
wall=-29 wallpaper=-282 walnut=-112 walpaper=-66 want=-130 war=-41 wardrob=-298 warm=116 warmer=-149
was=100 wash=67 wasp=-77 wast=9 wat=-205 watch=-156 waterprof=-91 waterproof=-127 watter=-132
wavy=-41 wax=-248 way=50 wc=-88 we=-51 weather=-213 wed=-8 weed=-116 week=-15 weekend=155 weigh=-16
weight=-132 well=68 went=69 wer=-127 west=-39 wet=-145 what=-133 wheel=-107 wheelchair=-106 when=-39
wher=-10 whether=9 which=-166 whil=44 whit=-247 who=-224 why=-178 wich=-178 widen=119 width=-144
wieght=-81 wif=-66 wifi=-216 will=-79 willow=171 win=-175 wind=-73 windo=-128 window=-46
windowsill=-229 winter=-31 wip=127 wir=160 with=93 without=17 wobbl=112 won=-56 wont=-213 wood=-57
wooden=9 wool=-59 word=-69 work=-197 worktop=-81 world=-43 worri=26 worried=147 worth=-201 would=-57
wrap=34 writ=-151 wrot=-49 x=-117 yard=-13 year=-81 yellow=-11 you=-84 your=-98 zaha=-106 zon=-96
zorblax=-65
`;
