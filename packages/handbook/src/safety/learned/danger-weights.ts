/** Written by `node tools/train-danger.ts`, not by hand: feature=weight in hundredths. */
export const dangerWeights = `
aalto=-37 about=18 abov=38 access=-44 acid=98 acoustic=-55 across=-38 actually=-159 ada=-102 add=-29
ador=-117 advantag=-235 advic=25 africa=-76 after=-151 against=-27 age=-78 agent=-85 airborn=-37
airtight=-96 aisl=-39 alarm=139 all=-105 alley=-44 allowanc=-68 alon=190 along=-48 alright=39
alvar=-52 alway=-142 am=15 amazon=-89 an=-105 and=80 ando=-94 angl=-71 another=72 any=-31 anyon=183
anyth=83 apart=-74 apartment=-51 appl=-127 approv=-15 arch=78 architect=-133 architectur=-105
are=-52 area=-243 around=-47 arrang=-87 art=-106 as=120 asbesto=124 ash=75 ask=-94 asked=-129
asphalt=-57 at=-25 attic=145 australia=-85 averag=-66 avoid=-87 away=114 b=-142 baby=113 back=100
bad=-113 bag=144 bak=-94 balcony=-46 bamboo=-98 ban=-157 banana=-88 banister=195 bank=51
bannister=48 bar=69 barbecu=-107 barcelona=-99 barn=-58 barragan=-127 bas=-78 basin=-117 basment=-62
bat=-36 bath=-194 bathrom=-110 bathroom=-130 bathtub=127 bauhaus=-166 bay=-49 be=-141 beam=-113
bear=54 bed=-55 bedrom=-111 bedroom=-110 bedsid=-121 beem=-110 been=132 beep=142 befor=17 behind=14
below=71 bench=-173 berlin=-61 besid=40 best=-291 beter=-63 better=-254 between=21 betwen=-163
bicycl=-144 bifold=96 big=-124 bigger=112 bik=107 bilbao=-135 bild=-217 bill=-45 bim=-73 bin=-44
bit=200 bitcoin=-109 black=37 blad=124 bleach=67 blind=16 block=122 blu=76 board=72 bohemian=-115
boil=81 bolt=75 book=94 bookcas=48 bor=-171 boss=-102 both=-135 bottl=17 bottom=-41 bought=-104
boundary=-70 bowl=-44 box=-65 boyfriend=-140 brak=13 branch=30 brand=20 brazil=-69 bread=-87
break=-72 breaker=124 breakfast=-12 breast=60 brick=-25 brickwork=-46 bridg=-74 bright=-104
brighter=-138 brik=-136 bring=-139 broken=-115 brown=-186 brutalism=-92 bs=-91 btu=-151
buckingham=-26 build=-206 builder=18 built=73 bulb=-180 bump=-146 bungalow=-85 bunk=150 burn=15
burner=-113 burnt=-186 bury=-85 busy=-98 but=-83 butress=-70 buy=-127 by=-19 cabinet=-189 cabl=-62
calculat=-81 call=-52 calm=-308 calory=-32 cam=174 camp=59 can=-43 candl=82 cant=-167 cantilever=-39
cap=66 capital=-98 car=-324 carbon=134 card=-77 cardboard=-124 carpet=-201 carpit=-108 carport=76
carry=147 casa=-65 cast=50 cat=-94 caus=-104 cav=-113 cavity=-191 ceel=-69 ceil=23 cel=-107
cellar=52 cement=-46 centr=-157 century=-85 ceo=-81 chainsaw=150 chair=12 chandelier=-178 chang=-124
characteris=-95 characteristic=-101 charcoal=222 charg=156 chas=96 cheap=-28 cheaper=-91
cheapest=-161 check=-96 cheepest=-170 chemical=-99 chest=116 chew=-42 children=-43 chimney=-127
chip=71 chocolat=-137 choos=-150 christma=-37 church=-112 circl=-73 circuit=30 clad=-68 class=-92
classroom=-70 clay=-54 clean=20 cleaner=230 clear=50 clearanc=-173 clen=-156 clerestory=-112
climat=-86 clos=86 closet=-132 clt=-40 cm=-128 coat=-34 cod=-157 coffe=78 coin=-20 cold=-259
color=-38 colour=20 column=-121 com=38 combi=-137 common=-97 company=346
company:a-flue-beside-a-window=160 company:an-opening-in-a-masonry-wall=134
company:charging-and-batteries=16 company:chemicals-that-must-not-meet=79
company:dust-of-stone-and-concrete=138 company:engines-and-flames-in-closed-rooms=101
company:escape-and-protection-from-fire=210 company:furniture-that-tips-over=-19
company:garage-doors-and-their-springs=100 company:heaters-near-what-burns=-15
company:heavy-loads-on-floors,-roofs-and-balconies=179
company:home-made-floors,-lofts-and-swings=-101 company:hot-water-that-scalds-or-carries-germs=165
company:lead-paint=-24 company:live-wiring-and-electrical-work=-41
company:mould-where-people-sleep=197 company:old-materials-that-may-hold-asbestos=149
company:open-stairs-and-children=-109 company:plugged-in-things-in-bathrooms=137
company:propping-what-carries=54 company:rags,-solvents-and-fuels=267
company:sockets-near-bath-and-shower=-9 company:stoves,-chimneys-and-fireplaces=85
company:strippers-that-stun=101 company:too-much-on-one-socket=218
company:tools-without-their-guards=86 company:water-and-children=134
company:what-must-not-be-burned=207 company:windows-and-railings-that-children-climb=150
company:wood-dust,-foam-and-fibres=130 compar=-105 complain=129 completion=-108 compressiv=-37
computer=-112 con=-120 concreet=-85 concret=-121 condensat=-202 condition=-136 conductivity=-63
conservatory=152 construct=-76 consumer=151 contingency=-78 contract=-35 contractor=-111
contrast=-150 control=-29 conversion=-122 convert=-93 cook=-139 cooker=171 cool=-153 cop=-61
corbusier=-41 cord=44 cork=-103 corner=41 corridor=-90 corrugat=-103 cost=-259 cosy=11 cot=178
cottag=-63 could=12 council=-162 counter=-125 countertop=-98 country=-120 cover=66 crack=16
craftsman=-67 creak=-120 cross=-77 crumbl=74 cry=-79 cubic=-56 cup=-43 cupboard=46 curry=-90
curtain=-228 cut=157 cylinder=-89 dad=91 damp=-132 dangerous=-154 dark=-195 darker=-86 dat=-70
daughter=27 daylight=-196 dead=82 deal=-168 deck=-73 deco=-101 decorat=-78 deed=206
deed:alarms-that-are-silenced=87 deed:an-opening-in-a-masonry-wall=25 deed:asbestos=239
deed:blocking-ventilation-and-flues=239 deed:charging-and-batteries=31
deed:chemicals-that-must-not-meet=143 deed:demolishing-outside=153 deed:digging-and-underpinning=187
deed:droppings,-sewage-and-floodwater=124 deed:dust-of-stone-and-concrete=147
deed:electricity-and-water,-burning-smells,-shocks=-33 deed:engines-and-flames-in-closed-rooms=14
deed:escape-and-protection-from-fire=10 deed:furniture-that-tips-over=-54 deed:glass-that-breaks=197
deed:heavy-loads-on-floors,-roofs-and-balconies=-53 deed:heavy-things-on-weak-walls=-68
deed:home-made-floors,-lofts-and-swings=14 deed:hot-water-that-scalds-or-carries-germs=-10
deed:hot-water-under-pressure=134 deed:lead-paint=46 deed:lifting-what-is-too-heavy=97
deed:live-wiring-and-electrical-work=232 deed:old-ceilings-and-plaster-that-come-down=162
deed:old-materials-that-may-hold-asbestos=-33 deed:open-flames-at-buildings=93
deed:open-stairs-and-children=-69 deed:propping-what-carries=72 deed:rags,-solvents-and-fuels=-40
deed:sockets-near-bath-and-shower=150 deed:stoves,-chimneys-and-fireplaces=114
deed:strippers-that-stun=101 deed:taking-out-a-wall,-beam-or-joist=234
deed:tanks,-wells-and-confined-spaces=176 deed:tools-without-their-guards=45
deed:wasps-and-hornets=176 deed:water-and-children=58 deed:what-must-not-be-burned=-22
deed:wood-dust,-foam-and-fibres=-56 deed:work-at-height=274 deed:work-on-gas=152 defin=-126
deflect=-166 degre=-214 demolish=110 dent=-153 department=-69 depth=-163 des=-85 describ=-91
design=-95 designer=-16 desing=-52 desk=-102 detach=-110 detector=119 development=-80 diameter=-114
did=-171 diferenc=-176 differenc=-200 diffrenc=-136 diffrent=-102 difrenc=-129 dig=171 dim=68
dimension=-96 din=-147 direct=-40 dishwasher=-148 distanc=-251 distinguish=-97 divid=-223 do=-47
document=-15 doe=-324 doesnt=-164 dog=-162 domestic=-40 don=-78 dont=-160 door=-20 doorbell=-111
doorway=119 dor=-74 dorma=-85 dormer=25 dos=-102 doubl=-90 down=108 downlight=161 downstair=22
drag=-145 dragon=-14 drain=9 draught=-177 draughty=188 draw=-212 drawer=37 drill=19 drink=-91
drip=-177 driv=-143 driveway=-70 drop=92 drum=-89 dryer=167 drywall=-79 duplex=-88 durabl=-54
dust=129 dwell=-94 e=48 each=-98 earth=-226 easiest=100 easy=-180 eat=-77 echo=-97 edg=-105
edwardian=30 effect=-79 efficient=-140 eg=-108 egg=-130 egress=-95 eiffel=-77 electric=15
electrician=-76 electricity=173 element=-85 elevat=-27 elon=-20 embodi=-128 empir=-62 empty=-104
en=-53 end=-32 energy=-147 engineer=-103 england=-64 enough=-136 entranc=-129 epdm=-60 epoxy=-61
escap=-42 estat=-127 ethanol=-129 eurocod=-92 ev=104 even=-147 every=-125 everyon=49 everyth=-154
everywher=-193 exist=-99 exit=-23 expect=-97 explain=-159 expos=-126 extend=90 extension=-33
extent=-70 exterior=-82 external=-62 extract=-92 extractor=-12 eye=-51 f=-102 fac=-152 facad=-74
factor=-150 fall=-172 fallingwater=-36 familia=-81 family=-187 famo=-113 famous=-63 fan=90 fancy=12
far=-126 farmhous=-108 fast=-66 fastest=-98 featur=-154 fee=-82 feed=245 feel=-69 feet=-106
fell=-101 fenc=-12 feng=-29 fight=-106 fil=-43 fill=-163 film=-37 filter=-107 fin=163 find=-58
finish=-124 finsh=-50 fir=54 fireplac=56 first=-194 fish=93 fit=-31 fiv=-145 fix=66 flak=-68
flam=213 flight=-118 flood=91 floor=-131 floorboard=-125 flor=-113 flow=-66 flu=31 fluffy=103
fly=-87 fog=-144 fold=-136 foot=-127 football=-84 footstep=-94 for=-61 formula=-75 fortun=-94
foster=-55 found=-133 foundat=100 fountainhead=-70 four=-115 fram=-56 franc=-83 frank=-128 fre=10
freestand=-14 freez=-195 freezer=-128 french=-146 fridg=-97 friend=-70 from=33 front=-119 frost=-115
frozen=51 fry=-10 ft=-153 full=23 function=-63 furnitur=-138 fus=23 g=-21 gabl=93 galley=-50
gap=-145 garag=-104 garden=-17 gardn=-113 gas=135 gat=124 gaudi=-119 gehry=-28 generat=67
georgian=-177 germany=-106 get=45 gherkin=-66 glass=-55 glaz=15 glu=93 glulam=-79 go=14 goal=-34
goe=27 going=66 gold=22 gon=-12 good=-168 got=-33 gothic=-82 grab=-91 grandma=-53 grandmother=-86
granit=-41 granny=24 gravel=-106 great=-165 green=-193 greenhous=39 grey=-54 grill=119 grinder=85
ground=-246 grout=-105 grow=-234 guard=39 guest=-46 guggenheim=-75 guggenhiem=-45 guitar=-135
gum=-91 gun=171 gutter=113 guy=-159 gym=-83 habitabl=-64 had=-15 hadid=-108 hair=-221 hairlin=-109
half=117 hall=-100 hallway=-77 hamlet=-100 hammer=-80 hand=35 handl=-133 handrail=67 happen=50
hard=-236 hardwood=-34 has=35 hat=-197 hatch=86 hav=-192 he=-40 head=-113 headach=-31 headroom=65
hear=-165 heat=-229 heater=48 heatpump=-83 heavy=70 hedg=-149 heet=-72 height=-181 heigth=-65
help=-133 hemispher=-64 her=-9 hi=-199 hid=-234 hieght=-189 high=-53 higher=-118 hight=-154
himself=151 hip=-150 his=67 hiss=96 hit=-86 hob=-185 hollow=104 hom=-33 hood=-162 hook=-27 hos=144
hot=46 hour=-109 hous=75 how=-136 hug=-52 hum=-126 humid=-71 humidity=-57 hurt=-12 i=-39 ibc=-62
ibuprofen=-94 ice=-139 idea=-172 ideal=-70 idear=-83 if=18 ifc=-89 ikea=-59 illuminanc=-34
important=-58 in=8 inch=-43 induct=-136 inherit=-130 insid=-200 install=20 instead=121 institut=-65
insualt=-154 insulashun=-135 insulat=-15 interest=-37 interior=-67 intermittent=-38 internal=96
interor=-60 interstitial=-90 interval=-140 into=37 invent=-108 invest=-96 irc=-143 iron=18 is=-72
island=-213 isnt=-112 it=69 its=10 ivy=-64 jack=-33 jam=-98 japandi=-141 japanes=-156 jct=-65
job=-177 join=116 joint=-113 joist=92 july=-187 jump=92 k=-11 kahn=-100 keep=-33 kerb=45 kettl=61
key=150 kg=160 kichen=-97 kick=160 kid=98 kind=-149 king=-102 kitchen=-59 kne=-166 knock=49 know=13
known=-17 kw=79 l=-42 ladder=54 lady=72 lag=33 laminat=-168 lamp=102 land=-98 landlord=-30
laptop=-187 larg=-85 later=26 latitud=-78 laundry=-11 law=-178 lawn=-58 lay=-154 layer=-69
layout=-83 le=-41 lead=53 leak=20 lean=160 learn=-118 leas=-92 leav=125 led=-33 leed=-82 left=78
leg=-124 length=-176 less=-121 let=-33 letterbox=-105 level=-101 library=69 lif=-110 lifespan=-109
lift=43 light=-37 lik=-14 lim=-112 limescal=-155 limit=-209 lin=-13 lino=166 linolium=-225
lintl=-101 lisbon=-76 list=-160 lit=-129 litr=53 littl=135 liv=-116 livingroom=-85 load=53 loan=-71
local=-61 locat=-64 lock=-154 lod=-12 loft=-38 log=-44 london=-52 long=-119 longest=-117 loo=-143
look=-170 loos=79 los=37 loss=-100 lost=92 lot=82 loui=-66 loung=70 louvr=-176 lov=-69 low=-161
lower=-70 lrv=-20 lui=-127 lumen=-68 lump=112 lux=-162 m=-23 m2=-132 m3=-138 machin=-69 mad=-12
main=74 maintain=-37 maisonet=-46 mak=69 manchester=-113 manhol=152 manny=-77 mansard=-101 many=-27
marbl=-164 mark=-43 mask=130 mass=-140 material=-35 mattress=-149 max=-78 maximum=-142 may=-146
mdf=66 me=-112 mean=-59 measur=-179 meet=-167 melt=-22 meny=-106 mess=80 messi=-34 metal=-139
meter=30 method=-16 metr=-65 mezzanin=11 mid=-78 midcentry=-36 middl=-50 mie=-162 min=-95
minecraft=-209 mineral=-69 minimum=-201 minimun=-95 minmum=-155 minumum=-53 mirror=-30 miss=-118
mix=54 mm=-182 model=-129 modern=-69 modren=-86 modulor=-57 mold=78 moment=-76 monoxid=49 moon=-87
mor=57 morn=-184 mortar=-142 mortgag=-111 moss=-192 most=-83 mould=41 mouldy=-98 mount=-130
mountain=-127 mov=-182 moved=-126 movement=-58 mower=222 much=-80 mum=192 muntin=-82 museum=-127
musk=-20 must=-171 musty=-171 mutch=-119 mvhr=-104 my=46 myself=229 nail=-68 nam=-53 nappy=29
narrow=-85 naturally=-40 near=99 neatly=-109 ned=-93 need=-110 needl=128 neighbour=-155 nest=176
never=87 new=-203 next=-49 nic=-77 nich=150 night=-93 nin=66 nkba=-38 no=-176 nois=-71 nook=-76
normal=-162 norman=-69 north=-187 norway=-153 nos=-63 not=-147 notcalm=-43 notch=173 noth=37
notown=-158 nouveau=-67 now=74 nrc=-84 number=-71 nursery=143 oak=-153 of=12 off=137 offic=-198
offsid=-63 often=-131 ok=60 old=26 one=-149 only=-30 onto=167 open=-49 opera=-139 opposit=-135
option=-164 or=-178 orang=232 order=-47 orientat=-174 original=-15 other=-102 our=-47 ourselv=194
out=47 outdoor=-39 outdor=-76 outlet=17 oven=-133 over=38 overhang=-141 overheat=-38 overlook=-120
overnight=31 own=-59 pain=-77 paint=-84 palac=-26 palladian=-79 palladio=-69 pallet=147 pan=125
panel=-149 pantry=-40 paraffin=91 parapet=-157 parent=-215 park=-78 part=-104 parti=-31
partition=-102 partner=-25 party=-132 pasiv=-120 pass=36 passiv=-209 passivhaus=-101 passport=-98
password=-55 path=70 patio=38 pav=-96 pavilion=-57 pay=58 peel=32 pendant=-163 peopl=-29 pepl=-115
per=-173 percent=-131 percentag=-38 pergola=-120 permision=-114 permission=-174 permit=-134
permitt=-172 petrol=-91 phon=-21 photo=-80 photoshop=-130 piano=-118 pick=52 pictur=-209 piec=56
pin=21 pip=155 pit=237 pitch=-201 pizza=-47 plac=-114 plain=-159 plan=-151 planner=-30 plant=-57
plaster=-144 plasterboard=56 plastic=27 plat=126 play=24 plot=-110 plug=114 plumber=-12 plus=-41
plywood=-162 poem=-106 point=-93 pond=-78 pool=-22 pop=-162 populat=-108 porcelain=-103 porch=-44
portal=-88 portugal=-95 possibl=-84 post=34 pot=62 pour=-42 power=218 president=-82 pressur=86
previous=-51 pric=-89 primary=-38 pritzker=-47 privacy=-130 privat=-159 priz=-47 pro=-114
problem=159 procurement=-57 project=-93 prop=143 prun=-52 psi=-150 public=-24 pull=130 pump=-105
punch=12 punctur=-185 puppy=-105 purlin=-116 push=151 put=-156 python=-66 quantity=-83 quartz=43
queen=-54 quick=-8 quickly=-115 quiet=-112 quieter=-205 quoin=-169 quot=-103 r=-96 rack=-214
radiat=-82 radiater=-69 raft=-107 rafter=83 rag=49 rail=-105 rain=-122 rais=-106 ramp=-100 rang=-109
rat=-201 rather=118 ratio=-179 reach=99 read=-99 real=-99 really=-152 rear=-97 rebar=-89 recip=-88
recognis=-91 recommend=-161 red=38 redo=-83 reduct=-115 reel=139 reg=-82 regulat=-203 reinforc=-52
relativ=-23 remov=64 render=69 renew=-115 renovat=-180 rental=-22 renzo=-41 repaint=-89 repair=-154
replac=-118 repoint=-111 requir=-108 requirement=-103 residential=-35 resin=110 resistanc=-116
rest=-141 retain=68 reverberat=-56 revit=-114 rewir=201 riba=-59 ric=-81 ridg=-136 right=150
ring=-148 rip=75 ris=-152 risk=-116 river=-88 rockwool=-66 roll=-86 roller=34 rom=-46 romanesqu=-29
roof=-18 room=-111 root=145 rotten=123 roughly=-57 round=-123 rug=-173 ruin=-84 rul=-167 run=-13
runner=-89 rust=52 rusty=150 saf=170 safety=-65 sag=63 sagrada=-89 said=-45 salk=-65 sam=100
sand=188 sash=-21 saturday=-84 sav=-40 savoy=-155 saw=123 say=-42 scaffold=162 scal=-81
scandinavian=-79 school=-103 scooter=235 scor=-34 scrap=109 scratch=-235 screen=-177 screw=102
sea=-81 seal=44 seam=-131 seat=-179 second=-55 section=-14 security=207 see=55 semi=-146 sens=-105
septic=-71 serv=-92 servant=-92 servic=-201 set=34 shad=-80 shady=-58 shar=-150 she=18 shear=-109
shed=-61 sheet=41 shelf=104 shelv=-97 shgc=-49 shiny=82 shirt=-134 sho=-8 shop=-14 short=-42
shoud=-80 should=-123 show=121 shower=-106 showr=-78 shud=-87 shui=-29 shut=234 shutter=159 sid=-19
sign=366 sign:a-bigger-fuse=100 sign:a-smell-of-gas=167 sign:alarms-that-are-silenced=63
sign:carbon-monoxide=131 sign:cracks-and-movement=202
sign:electricity-and-water,-burning-smells,-shocks=236 sign:furniture-that-tips-over=69
sign:glass-that-breaks=118 sign:home-made-floors,-lofts-and-swings=68 sign:lead-paint=31
sign:open-stairs-and-children=-93 sign:parts-that-fall-from-a-building=43
sign:rags,-solvents-and-fuels=134 sign:stairs-without-a-handrail=131
sign:trees,-saws-and-power-lines=-24 sign:windows-and-railings-that-children-climb=141
sign:work-at-height=121 silicon=-35 sill=-20 sinc=-61 singl=45 sink=-243 sip=-99 sister=-76 sit=-121
six=-78 sixty=57 siz=-182 skin=107 sky=-87 skylight=35 slab=-12 sleep=25 slid=64 slip=-38
slippery=-168 slop=-107 slowly=-182 slug=-63 small=-85 smart=-126 smell=-56 smok=119 snap=104
snor=-67 snow=40 so=62 soakaway=-18 socket=-18 sofa=-110 soffit=90 soil=-110 soket=-79 solar=-115
solid=-117 som=-29 son=-21 sound=-42 soundproof=-150 sourdough=-87 south=-51 southern=-56 spac=-60
span=-275 spar=-23 spark=21 spas=-74 specific=-51 spend=-112 spider=-164 spiral=-76 splashback=-104
split=-34 spot=-208 spotlight=-70 spr=149 spray=167 sqft=-107 sqm=-108 squar=-123 stack=-93 stag=-66
stain=-174 stair=-102 staircas=-179 standard=-86 standerd=-122 standrad=-58 star=-96 start=89
stat=-71 stay=32 stc=-148 steam=-170 steel=-56 steep=-75 step=-15 stick=-39 stiff=-177 still=65
stly=-51 stock=-53 ston=-61 stool=-67 stop=-196 stor=-81 storag=-143 storey=-93 stov=125
straight=-100 strang=23 street=-224 strength=-89 stretch=68 strip=-31 stripper=101 strong=27
stud=-154 student=108 stuff=115 styl=-159 suit=-179 summer=-255 sun=-103 sunday=-66 surviv=-157
sustainabl=-21 swap=207 sweep=18 swirly=41 switch=29 sydney=-108 symbol=-62 system=-100 tabel=-137
tabl=-21 tadao=-94 tak=82 taken=-47 tall=-54 taller=99 tallest=-86 tank=61 tap=134 target=-82
tax=-89 teh=-63 tell=-127 telly=-137 temp=33 temperatur=-72 tempratur=-20 ten=86 tensil=-72 tent=44
term=27 terrac=-136 terrazzo=-56 test=-105 than=-212 that=34 the=165 their=-147 them=33 ther=72
thermal=-149 thermostat=-141 they=-61 thi=40 thick=-146 thik=-107 thin=105 thing=36
thing:a-bigger-fuse=50 thing:a-burner-that-is-boxed-in=23 thing:a-flue-beside-a-window=31
thing:a-smell-of-gas=148 thing:alarms-that-are-silenced=123 thing:asbestos=249
thing:ash-that-still-glows=75 thing:blocking-ventilation-and-flues=101
thing:charging-and-batteries=-22 thing:chemicals-that-must-not-meet=79 thing:cords-of-blinds=32
thing:cracks-and-movement=38 thing:demolishing-outside=52 thing:droppings,-sewage-and-floodwater=171
thing:dust-of-stone-and-concrete=-18 thing:electricity-and-water,-burning-smells,-shocks=-55
thing:engines-and-flames-in-closed-rooms=11 thing:escape-and-protection-from-fire=-13
thing:furniture-that-tips-over=-90 thing:garage-doors-and-their-springs=84
thing:glass-that-breaks=75 thing:heaters-near-what-burns=58
thing:heavy-loads-on-floors,-roofs-and-balconies=14 thing:heavy-things-on-weak-walls=-27
thing:home-made-floors,-lofts-and-swings=42 thing:hot-water-that-scalds-or-carries-germs=-24
thing:lead-paint=-75 thing:lifting-what-is-too-heavy=-49 thing:live-wiring-and-electrical-work=101
thing:old-ceilings-and-plaster-that-come-down=-114 thing:old-materials-that-may-hold-asbestos=-36
thing:open-flames-at-buildings=91 thing:open-stairs-and-children=-35
thing:parts-that-fall-from-a-building=-31 thing:plugged-in-things-in-bathrooms=-89
thing:propping-what-carries=188 thing:rags,-solvents-and-fuels=38
thing:recessed-lights-and-insulation=132 thing:sockets-near-bath-and-shower=56
thing:stairs-without-a-handrail=78 thing:stoves,-chimneys-and-fireplaces=-15
thing:strippers-that-stun=101 thing:taking-out-a-wall,-beam-or-joist=95
thing:tanks,-wells-and-confined-spaces=85 thing:too-much-on-one-socket=59
thing:tools-without-their-guards=26 thing:trees,-saws-and-power-lines=151
thing:what-must-not-be-burned=25 thing:windows-and-railings-that-children-climb=9
thing:wood-dust,-foam-and-fibres=-109 thing:work-at-height=43 thing:work-on-gas=106 things=67
think=23 thinner=126 thos=-113 thought=-211 thre=62 threshold=52 through=31 thumb=-93 tick=-80
til=-66 tim=-112 timber=105 tin=-112 tingl=112 tiny=-125 tip=28 to=59 today=-46 toddler=197
together=-72 toilet=-126 told=-74 tomato=-126 tomorrow=-169 tonight=-17 too=-19 took=-27 top=34
total=-81 touch=68 towel=-83 tower=-111 town=-88 townhous=-61 train=-117 translat=-156 travel=-23
tray=-103 tread=-64 trench=86 triangl=-37 trick=-62 trickl=-87 trim=125 trip=61 tripl=-163
trippl=-172 tru=-153 truss=-30 tub=-40 tudor=-121 tumbl=146 tunnel=-130 turf=-105 turn=-79 tutor=-31
tv=-57 twelv=-196 twin=-74 two=39 typ=-149 typical=-103 tyr=-90 u=-180 ugly=-53 ugr=-42 uk=-174
unblock=69 under=100 underfloor=-41 underneath=41 uninsulat=-70 unit=15 unprotect=-64 unus=-140
up=13 upstair=104 upvc=-90 us=-210 usa=-62 usabl=-89 use=-85 used=134 using=148 usually=-103 v=-54
vaccin=-79 vacuum=102 valu=-110 valv=106 vapour=-74 varnish=-125 vent=50 ventilat=-41 versus=-114
victorian=68 vienna=-53 view=83 villa=-171 vinegar=69 vinyl=28 virus=-111 visibl=-78 visit=-65
volum=-58 vs=-270 vynil=-141 waht=-103 wal=-95 walk=27 wall=-28 wallpaper=-281 walnut=-112
walpaper=-66 want=-130 war=-41 wardrob=-299 warm=115 warmer=-150 was=102 wash=67 wasp=-77 wat=-205
watch=-158 water=8 waterprof=-90 waterproof=-128 watter=-131 wavy=-41 wax=-247 way=48 wc=-88 we=-50
weather=-193 wed=-9 weed=-116 week=-116 weekend=155 weigh=-17 weight=-132 well=67 went=70 wer=-127
west=-38 wet=-145 what=-131 wheel=-107 wheelchair=-107 when=-40 wher=-11 whether=8 which=-165
whil=43 whit=-249 who=-224 why=-177 wich=-178 widen=119 width=-144 wieght=-81 wif=-67 wifi=-216
will=-79 willow=173 win=-173 wind=-73 windo=-129 window=-45 windowsill=-229 winter=-31 wip=123
wir=160 with=94 without=17 wobbl=112 won=-57 wont=-212 wood=-54 wool=-59 word=-70 work=-197
worktop=-80 world=-44 worri=25 worried=150 worth=-201 would=-58 wrap=34 writ=-151 wrot=-49 x=-116
yard=-13 year=-82 you=-83 your=-99 zaha=-106 zon=-97 zorblax=-66
`;
