/** Written by `node tools/train-danger.ts`, not by hand: feature=weight in hundredths. */
export const dangerWeights = `
a=-32 aalto=-51 about=-111 abov=63 access=-88 acid=192 acoustic=-26 across=42 actually=-126 ada=-66
add=-153 ador=-106 advantag=-184 advic=47 africa=-67 after=-52 against=-78 age=-51 agent=-72 air=20
airborn=-20 airtight=-108 aisl=-31 alarm=97 all=-45 alley=-78 allowanc=-92 alright=55 alvar=-71
alway=-150 am=-22 amazon=-155 amp=28 an=-70 and=35 ando=-89 another=102 anyon=67 anyth=100 apart=-38
apartment=-37 appl=-175 arch=13 architect=-108 architectur=-78 are=-10 area=-77 around=-58
arrang=-87 art=-88 as=21 asbesto=62 ask=-86 asked=-118 asphalt=-74 at=-22 attic=27 australia=-68
averag=-30 avoid=-50 away=133 b=-132 baby=118 back=29 bad=-57 bag=69 bak=-83 balcony=-30 bamboo=-93
ban=-131 banana=-89 banister=85 bank=63 bar=17 barbecu=-58 barcelona=-152 barn=-136 barragan=-128
bas=-183 basment=-63 bat=-37 bath=-150 bathrom=-93 bathroom=-78 bathtub=116 bauhaus=-153 bay=-23
be=-61 beam=-39 bear=86 bed=-113 bedrom=-76 bedroom=-70 beem=-96 been=59 befor=24 behind=-20
below=45 bench=-138 berlin=-38 besid=-15 best=-145 beter=-34 better=-226 between=42 betwen=-122
bicycl=-193 big=-88 bigger=9 bik=31 bilbao=-140 bild=-161 bill=-91 bim=-96 bin=-70 bit=166
bitcoin=-136 black=52 bleach=-28 blind=120 block=109 blu=-67 board=14 bohemian=-103 boil=-47
boiler=-11 bolt=21 book=-129 bookcas=66 boss=-114 both=-131 bottl=11 bottom=56 bought=-128
boundary=-70 bowl=-78 boyfriend=-179 brand=-20 brazil=-73 bread=-74 break=-97 breaker=71
breakfast=-10 breast=56 brick=-28 brickwork=-13 bridg=-51 brik=-75 bring=-118 brown=-153
brutalism=-95 bs=-55 btu=-221 buckingham=-20 build=-121 builder=-77 built=100 bulb=-88 bump=-49
bungalow=-107 bunk=93 burn=138 burner=-55 busy=-157 but=-76 butress=-67 buy=-63 by=34 cabinet=-163
cabl=-107 calculat=-57 call=-112 calm=-172 calory=-21 cam=112 can=-45 candl=-119 cant=-126
cantilever=-35 cap=127 capital=-71 car=-209 carbon=111 card=-44 cardboard=-63 carpet=-114 carpit=-83
carport=38 carry=21 casa=-59 cat=-66 caus=-105 cav=-121 cavity=-115 ceel=-62 ceil=-23 cel=-139
cellar=68 cement=-90 centr=-86 century=-78 ceo=-99 chainsaw=48 chandelier=-139 chang=-102
characteris=-111 characteristic=-119 charcoal=157 charg=74 chas=123 cheap=-89 cheaper=-150
cheapest=-193 check=-44 cheepest=-140 chemical=-94 chest=63 chew=-44 children=-38 chimney=-87
chip=86 chocolat=-111 choos=-150 christma=-41 church=-93 circl=-166 clad=-85 class=-62 classroom=-67
clay=68 clean=-16 cleaner=291 clear=100 clearanc=-141 clen=-117 clerestory=-143 climat=-98 climb=19
clos=120 closet=-125 clt=-56 cm=-96 cod=-113 coffe=111 coin=-55 cold=-180 color=-47 colour=-110
column=-74 com=63 common=-49 company=275 company:a-flue-beside-a-window=141
company:an-opening-in-a-masonry-wall=67 company:charging-and-batteries=27
company:dust-of-stone-and-concrete=79 company:engines-and-flames-in-closed-rooms=172
company:escape-and-protection-from-fire=185 company:furniture-that-tips-over=78
company:heaters-near-what-burns=88 company:heavy-loads-on-floors,-roofs-and-balconies=152
company:home-made-floors,-lofts-and-swings=-22 company:hot-water-that-scalds-or-carries-germs=91
company:lead-paint=-59 company:lifting-what-is-too-heavy=33
company:live-wiring-and-electrical-work=-62 company:mould-where-people-sleep=211
company:old-materials-that-may-hold-asbestos=133 company:plugged-in-things-in-bathrooms=72
company:propping-what-carries=88 company:rags,-solvents-and-fuels=332
company:sockets-near-bath-and-shower=18 company:stoves,-chimneys-and-fireplaces=107
company:too-much-on-one-socket=163 company:tools-without-their-guards=75
company:water-and-children=205 company:what-must-not-be-burned=127
company:windows-and-railings-that-children-climb=250 compar=-111 complain=155 completion=-73
compressiv=-52 computer=-110 con=-109 concreet=-109 concret=-88 condensat=-205 condition=-120
conductivity=-52 conservatory=57 construct=-39 consumer=60 contingency=-112 contract=-52
contractor=-97 contrast=-114 control=-15 conversion=-59 convert=-101 cook=-130 cool=-151 cop=-78
corbusier=-54 cord=176 cork=-74 corner=-8 corridor=-82 corrugat=-91 cost=-215 cosy=34 cot=130
cottag=-76 could=19 council=-121 counter=-105 countertop=-107 country=-111 cover=23 crack=104
craftsman=-40 creak=-91 cross=-36 cry=-111 cubic=-50 cup=-60 cupboard=24 curry=-103 curtain=-205
cut=89 cylinder=-14 dad=-123 damp=-107 dangerous=-120 dark=-132 dash=-21 dat=-78 daughter=56 day=20
daylight=-163 dead=11 deal=-168 deck=-135 deco=-87 decorat=-54 deed=221
deed:alarms-that-are-silenced=105 deed:an-opening-in-a-masonry-wall=35 deed:asbestos=176
deed:blocking-ventilation-and-flues=183 deed:charging-and-batteries=33
deed:chemicals-that-must-not-meet=291 deed:demolishing-outside=132 deed:digging-and-underpinning=107
deed:dust-of-stone-and-concrete=76 deed:electricity-and-water,-burning-smells,-shocks=48
deed:engines-and-flames-in-closed-rooms=9 deed:furniture-that-tips-over=-78
deed:glass-that-breaks=201 deed:heavy-loads-on-floors,-roofs-and-balconies=-26
deed:heavy-things-on-weak-walls=-77 deed:home-made-floors,-lofts-and-swings=64
deed:hot-water-that-scalds-or-carries-germs=142 deed:hot-water-under-pressure=105 deed:lead-paint=80
deed:lifting-what-is-too-heavy=30 deed:live-wiring-and-electrical-work=186
deed:old-ceilings-and-plaster-that-come-down=109 deed:old-materials-that-may-hold-asbestos=15
deed:open-flames-at-buildings=48 deed:open-stairs-and-children=-57
deed:plugged-in-things-in-bathrooms=-62 deed:propping-what-carries=93
deed:rags,-solvents-and-fuels=33 deed:sockets-near-bath-and-shower=54
deed:stoves,-chimneys-and-fireplaces=110 deed:taking-out-a-wall,-beam-or-joist=219
deed:tanks,-wells-and-confined-spaces=151 deed:tools-without-their-guards=26
deed:trees,-saws-and-power-lines=34 deed:wasps-and-hornets=153 deed:water-and-children=29
deed:what-must-not-be-burned=25 deed:windows-and-railings-that-children-climb=19
deed:wood-dust,-foam-and-fibres=-119 deed:work-at-height=171 deed:work-on-gas=139 deep=-68
defin=-136 deflect=-66 degre=-223 demand=-9 demolish=96 department=-91 depth=-121 des=-98
describ=-108 design=-87 designer=-28 desing=-69 desk=-96 detach=-121 detector=51 development=-86
diameter=-149 did=-107 diferenc=-195 differenc=-153 different=-43 diffrenc=-153 diffrent=-113
difrenc=-114 dig=217 dim=55 dimension=-92 din=-19 direct=-36 dishwasher=-76 distanc=-211
distinguish=-57 do=-69 doe=-186 doesnt=-190 dog=-176 doing=-29 domestic=-53 don=-84 dor=-101
dorma=-72 dormer=-63 dos=-90 doubl=-61 down=43 downlight=173 downstair=73 dragon=-24 drain=28
draught=-166 draw=-143 drill=70 drink=-169 drip=-73 driv=-98 driveway=-95 drop=92 drum=-92 dry=98
dryer=208 drywall=-54 duplex=-113 durabl=-38 dust=74 dwell=-30 e=22 each=-92 earth=-210 easiest=133
easy=-122 eat=-39 echo=-44 edg=-97 edwardian=27 effect=-58 efficient=-79 eg=-74 egg=-92 egress=-92
eiffel=-66 electric=22 electricity=120 element=-139 elevat=-35 elon=-42 embodi=-153 empir=-61 en=-17
energy=-113 engineer=-64 england=-15 enough=-91 entranc=-85 epdm=-18 epoxy=-44 escap=-62 estat=-94
ethanol=-62 eurocod=-88 ev=167 even=-126 every=-89 everyon=44 everyth=-79 everywher=-92 exist=-84
exit=-19 explain=-160 expos=-45 extend=65 extension=-79 extent=-106 exterior=-45 external=-61
extract=-73 extractor=-35 eye=-110 f=-87 fac=-98 facad=-56 factor=-101 fall=-251 fallingwater=-56
familia=-131 family=-110 famo=-128 famous=-55 fan=81 fancy=36 far=-108 farmhous=-99 fast=-105
fastest=-125 featur=-146 fee=-89 feet=-46 fenc=-66 feng=-41 fight=-75 fil=-62 fill=-93 film=-46
filter=-119 fin=44 finish=-96 finsh=-44 fir=-31 fireplac=37 first=-99 fish=59 fit=-122 fiv=-93
fix=12 flak=142 flam=112 flat=-38 flight=-56 flood=56 floor=-161 floorboard=-97 flor=-115 flow=-92
flu=32 fluffy=148 foam=-36 foot=-83 football=-84 footstep=-65 for=-70 formula=-97 fortun=-54
foster=-55 found=-166 foundat=98 fountainhead=-72 four=-68 fram=-36 franc=-83 frank=-113
freestand=-30 freez=-185 french=-169 fridg=-76 friend=-45 from=-60 front=-27 frost=-90 frozen=37
ft=-148 full=-13 function=-64 furnitur=-103 fus=23 g=-10 gabl=53 galley=-54 garag=-34 garden=35
gardn=-129 gas=65 gat=64 gaudi=-178 gehry=-26 generat=75 georgian=-176 germany=-111 get=23
gherkin=-72 giv=8 glass=-53 glaz=-92 glulam=-76 go=44 goal=-37 goe=-141 gold=39 gon=130 good=-79
got=33 gothic=-95 grab=-79 grandma=-59 grandmother=-115 granit=-21 granny=36 gravel=-58 great=-73
green=-95 grey=48 grill=115 grinder=63 ground=-166 grout=-48 grow=-164 guard=27 guest=15
guggenheim=-96 guggenhiem=-56 guitar=-123 gum=-79 gun=48 gutter=99 guy=-115 gym=-80 habitabl=-33
had=-48 hadid=-108 hair=-226 hairlin=41 half=59 hall=-50 hallway=-43 hamlet=-95 hand=66 handrail=71
happen=23 hard=-107 hardwood=-29 has=65 hat=-124 hatch=54 hav=-129 head=-37 headach=-9 headroom=-92
hear=-116 heat=-105 heater=110 heatpump=-80 heavy=51 hedg=-73 heet=-79 height=-182 heigth=-44
help=-108 hemispher=-70 her=15 hi=-145 hid=-186 hieght=-144 high=-63 higher=-107 hight=-123 hip=-86
his=12 hit=-55 hob=-64 hol=31 hold=16 hom=-11 hood=-143 hook=-153 hour=-55 hous=85 how=-117 hug=-56
humid=-54 humidity=-49 hurt=54 husband=13 i=-26 ibc=-68 ibuprofen=-67 ice=-113 idea=-143 ideal=-67
idear=-106 if=-108 ifc=-114 ikea=-72 illuminanc=-51 important=-73 in=-22 inch=-61 induct=-155
inherit=-84 insid=-133 install=20 instead=-70 institut=-76 insualt=-145 insulashun=-138 insulat=-109
interest=-53 interior=-55 intermittent=-22 internal=40 interor=-99 interstitial=-44 interval=-176
into=11 invent=-120 invest=-110 irc=-162 iron=-22 is=-34 island=-146 isnt=-115 it=77 its=26 ivy=-15
jack=-66 jam=-134 japandi=-133 japanes=-164 jct=-51 job=-153 joint=-102 joist=56 july=-183 jump=90
just=-16 kahn=-103 keep=-110 kerb=45 kettl=62 kg=93 kichen=-105 kid=27 kind=-93 king=-99 kitchen=-26
kne=-121 knock=21 know=20 known=-22 kw=87 l=-59 ladder=35 lady=110 lag=10 laminat=-125 lamp=130
land=-88 landlord=19 laptop=-219 later=18 latitud=-38 laundry=-50 law=-93 lawn=-203 lay=-132
layer=-51 layout=-84 le=-54 lead=49 leak=18 lean=45 learn=-156 leas=-81 leav=91 led=-43 leed=-84
left=80 length=-131 less=-146 let=132 letterbox=67 level=-82 library=65 lif=-141 lifespan=-130
lift=21 light=-11 lik=-33 lim=-77 limescal=-67 limit=-89 lin=166 linolium=-147 lintel=-29 lintl=-95
lisbon=-84 list=-180 lit=-92 litr=64 littl=87 liv=-64 livingroom=-72 load=60 loan=-56 local=-76
locat=-46 lod=-15 loft=-37 london=-48 long=-66 longest=-106 loo=-109 look=-14 loos=32 los=32
loss=-47 lot=111 loui=-53 louvr=-134 lov=-67 low=-105 lower=-114 lrv=-12 lui=-128 lumen=-43 lump=109
lux=-106 m=-31 m2=-110 m3=-126 machin=-80 mad=-28 main=136 maintain=-39 maisonet=-48 mak=-76
manchester=-180 manhol=104 manny=-64 mansard=-62 many=-120 marbl=-120 mark=84 mass=-134 mat=123
material=-40 matter=19 max=-55 maximum=-106 may=-127 me=-30 mean=-63 measur=-125 meny=-87 mess=93
messi=-37 metal=-116 meter=11 metr=-74 mezzanin=53 mid=-130 midcentry=-57 middl=89 mie=-152 min=-123
minecraft=-135 mineral=-63 minimum=-156 minimun=-73 minmum=-174 minumum=-61 mirror=58 miss=-113
mix=90 mm=-143 model=-84 modern=-48 modren=-122 modulor=-43 mold=56 moment=-39 monday=26 money=-40
monoxid=37 moon=-79 mor=-18 morn=-148 mortar=-94 mortgag=-83 most=-48 mould=49 mouldy=-75 mount=-68
mountain=-139 mov=-178 moved=-97 movement=-48 much=-56 mum=93 muntin=-101 museum=-119 musk=-42
must=-151 musty=-160 mutch=-99 mvhr=-117 my=47 myself=141 nam=-41 nappy=15 narrow=-93 naturally=-18
near=90 neatly=-75 ned=-93 need=-29 needl=125 neighbour=-144 nest=153 never=149 new=-68 next=-19
nic=-138 nich=-50 night=-31 nkba=-14 no=-78 nois=-145 nook=-71 normal=-69 norman=-69 north=-203
norway=-152 nos=-63 notch=101 notown=-132 nouveau=-76 now=60 nrc=-72 number=-47 oak=-166 of=-55
off=167 offic=-91 offsid=-100 often=-157 oil=-22 ok=22 old=27 on=62 one=-49 only=49 open=-26
opera=-184 opposit=-120 option=-118 or=-218 order=-100 orientat=-206 original=-18 other=-34 our=15
ourselv=58 out=19 outdoor=-37 outdor=-51 outlet=65 outsid=22 oven=-126 over=22 overhang=-145
overheat=-24 overnight=-32 own=-36 owner=-17 pain=-88 paint=-35 palac=-20 palladian=-91 palladio=-87
pallet=110 pan=158 panel=-143 pantry=-37 paraffin=11 parapet=-93 parent=-59 park=-92 part=-80
partition=-176 partner=-27 party=-143 pasiv=-170 pass=38 passiv=-159 passivhaus=-93 passport=-100
password=-77 path=-47 patio=122 pavilion=-67 pay=26 pendant=-156 peopl=-17 pepl=-81 per=-128
percent=-72 percentag=-27 pergola=-123 permision=-114 permission=-86 permit=-115 permitt=-116
petrol=-37 phon=-23 photo=-76 photoshop=-112 piano=-99 pick=66 pictur=-124 pin=49 pip=97 pitch=-125
pizza=-101 plac=-141 plan=-179 planner=-26 plant=72 plaster=-54 plasterboard=65 plastic=-28 play=-38
plot=-79 plug=11 plumber=-18 plus=-59 plywood=-139 poem=-74 point=-70 pond=-20 pool=-41 populat=-102
porcelain=-66 portal=-71 portugal=-99 possibl=-41 post=-83 pot=41 pour=-52 power=177 president=-80
pressur=93 previous=-64 pric=-75 primary=-18 pritzker=-57 privacy=-148 privat=-146 priz=-57 pro=-116
problem=168 procurement=-48 project=-65 prop=131 prun=-117 psi=-72 public=-16 pull=122 pump=-166
punch=-10 punctur=-172 puppy=-125 purlin=-83 put=-108 python=-69 quantity=-53 quartz=33 queen=-50
quick=-32 quickly=-102 quieter=-262 quoin=-176 quot=-54 r=-83 rack=-77 radiat=-43 radiater=-79
raft=-154 rafter=33 rag=88 rail=-51 rain=31 rais=-103 ramp=-78 rang=-143 rat=-128 rather=59
ratio=-124 reach=72 read=-116 real=-133 really=-100 rear=-85 rebar=-101 recip=-111 recognis=-40
recommend=-68 red=18 redo=-100 reduct=-89 reg=-64 regulat=-95 reinforc=-82 remov=32 render=55
renew=-164 renovat=-90 rent=45 renzo=-62 repaint=-80 repair=-127 replac=-85 repoint=-86 requir=-136
requirement=-89 residential=-9 resistanc=-94 retain=-50 reverberat=-46 revit=-164 rewir=166 riba=-69
ric=-122 rid=40 ridg=-39 right=61 ring=-83 rip=105 ris=-128 riser=36 risk=-34 river=-99 rockwool=-86
roll=-89 roller=114 rom=-49 romanesqu=-31 roof=-42 room=-57 root=96 rotten=53 roughly=-45 round=-18
rug=-113 ruin=-56 rul=-151 run=-71 rust=38 rusty=186 safety=-77 sag=140 sagrada=-117 said=-16
salk=-76 sam=-116 sand=95 sash=203 saturday=-162 sav=-72 savoy=-148 saw=70 say=-185 scaffold=118
scal=-68 scandinavian=-53 school=-108 scooter=287 scor=-37 scrap=96 scratch=-138 screen=-201
screw=101 sea=-51 seal=51 seat=-127 second=-40 section=-25 security=195 see=57 semi=-96 sens=-72
sent=-21 septic=-21 serv=-78 servant=-78 servic=-202 set=-207 shad=-145 shady=-46 shar=-132 she=25
shear=-138 shed=127 sheet=54 shelv=-68 shgc=-76 shiny=66 shirt=-123 short=26 shoud=-96 should=-104
show=172 shower=-14 showr=-120 shud=-52 shui=-41 shutter=85 sid=-58 sign=336 sign:a-bigger-fuse=143
sign:a-smell-of-gas=181 sign:alarms-that-are-silenced=38 sign:carbon-monoxide=97
sign:cracks-and-movement=184 sign:electricity-and-water,-burning-smells,-shocks=303
sign:furniture-that-tips-over=54 sign:glass-that-breaks=58
sign:home-made-floors,-lofts-and-swings=47 sign:lead-paint=53 sign:open-stairs-and-children=-93
sign:parts-that-fall-from-a-building=-76 sign:rags,-solvents-and-fuels=131
sign:stairs-without-a-handrail=136 sign:trees,-saws-and-power-lines=140
sign:windows-and-railings-that-children-climb=140 sign:work-at-height=124 sill=-18 sinc=-50
singl=-77 sink=-130 sip=-72 sister=-122 sit=-86 six=-51 siz=-161 skin=110 sky=-94 slab=-17 slat=-38
sleep=18 slid=-76 slip=44 slippery=-103 slop=-137 small=-142 smell=-116 smok=-112 snap=49 snor=-72
so=95 soakaway=37 socket=-144 sofa=-46 soffit=42 soil=-75 soket=-87 solar=-100 solid=-111 som=-48
somebody=-10 someon=-62 son=-31 sound=-8 soundproof=-175 sourdough=-74 south=-31 southern=-79
spac=-93 span=-178 spar=-15 spas=-77 specific=-53 spend=-102 spider=-44 spiral=-63 splashback=-62
split=-65 spotlight=-72 spr=98 spray=96 sqft=-139 sqm=-118 squar=-99 stack=-76 stag=-53 stain=-25
stair=-69 staircas=-102 stand=40 standard=-57 standerd=-162 standrad=-54 star=-138 start=76 stat=-82
stay=43 stc=-109 steam=64 steel=-189 steep=-90 stick=44 still=49 stly=-55 stock=-63 ston=-45
stool=-72 stop=-166 stor=-94 storag=-86 storey=-81 stov=56 straight=56 strang=43 street=-173
strength=-63 stretch=50 strip=-17 strong=-15 stud=-119 student=52 stuff=110 styl=-128 suit=-129
summer=-138 sun=-113 sunday=-70 surviv=-71 sustainabl=-20 swap=73 sweep=41 swing=-17 switch=-27
sydney=-77 symbol=-65 system=-120 tabel=-157 tadao=-89 tak=126 taken=-37 tall=-66 taller=91
tallest=-123 tank=-18 tap=-34 target=-75 tax=-89 teh=-41 tell=-115 telly=-112 temperatur=-73
tempratur=-29 ten=72 tensil=-85 tent=44 terrac=-35 terrazzo=-56 test=-104 than=-167 that=-80 the=127
their=-116 then=-15 ther=114 thermal=-122 they=-47 thi=46 thick=-86 thik=-72 thin=19
thing:a-bigger-fuse=57 thing:a-flue-beside-a-window=32 thing:a-smell-of-gas=83
thing:alarms-that-are-silenced=27 thing:asbestos=200 thing:blocking-ventilation-and-flues=47
thing:carbon-monoxide=38 thing:charging-and-batteries=11 thing:cracks-and-movement=8
thing:demolishing-outside=21 thing:droppings,-sewage-and-floodwater=35
thing:electricity-and-water,-burning-smells,-shocks=-37 thing:engines-and-flames-in-closed-rooms=-64
thing:escape-and-protection-from-fire=-10 thing:furniture-that-tips-over=-114
thing:garage-doors-and-their-springs=11 thing:glass-that-breaks=54 thing:heaters-near-what-burns=45
thing:heavy-loads-on-floors,-roofs-and-balconies=-34 thing:heavy-things-on-weak-walls=-60
thing:home-made-floors,-lofts-and-swings=-19 thing:hot-water-that-scalds-or-carries-germs=-22
thing:hot-water-under-pressure=-15 thing:lead-paint=-76 thing:live-wiring-and-electrical-work=59
thing:mould-where-people-sleep=27 thing:old-ceilings-and-plaster-that-come-down=-10
thing:old-materials-that-may-hold-asbestos=-10 thing:open-flames-at-buildings=49
thing:open-stairs-and-children=-40 thing:parts-that-fall-from-a-building=20
thing:plugged-in-things-in-bathrooms=-84 thing:propping-what-carries=170
thing:recessed-lights-and-insulation=120 thing:sockets-near-bath-and-shower=10
thing:stoves,-chimneys-and-fireplaces=-54 thing:taking-out-a-wall,-beam-or-joist=19
thing:tanks,-wells-and-confined-spaces=32 thing:too-much-on-one-socket=32
thing:tools-without-their-guards=52 thing:trees,-saws-and-power-lines=148 thing:wasps-and-hornets=17
thing:what-must-not-be-burned=41 thing:windows-and-railings-that-children-climb=-37
thing:wood-dust,-foam-and-fibres=-67 thing:work-at-height=23 thing:work-on-gas=43 things=33 think=29
thos=-127 thought=-124 thre=10 threshold=75 through=16 thumb=-30 tick=-89 tie=-100 til=-74 tim=-50
tin=-64 tiny=-97 tip=19 to=44 today=-71 toddler=62 together=-71 toilet=-172 told=-90 tomato=-132
tomorrow=-113 tonight=33 took=-108 top=64 total=-99 touch=40 towel=-24 tower=-93 town=-82
townhous=-58 train=-119 translat=-158 tray=-29 tre=-10 tread=-79 trench=15 triangl=-50 trick=-81
trim=139 trip=104 tripl=-92 trippl=-161 tru=-98 truss=78 tub=-11 tudor=-133 tumbl=139 tunnel=-103
turn=190 tv=-92 twelv=-147 twin=-39 two=50 typ=-163 typical=-73 tyr=-98 u=-112 ugr=-70 uk=-116
unblock=85 under=24 underfloor=-55 underneath=-65 uninsulat=-52 unit=-50 unprotect=-52 unus=-63
up=60 upstair=74 upvc=-92 us=-155 usa=-64 usabl=-54 use=-91 used=113 using=66 usually=-72 v=-85
vaccin=-93 valu=-85 vapour=-70 varnish=164 vent=-94 ventilat=-37 versus=-90 victorian=46 vienna=-60
view=43 villa=-107 virus=-126 visibl=-72 visit=-55 volum=-49 vs=-240 vynil=-123 waht=-143 wal=-80
walk=71 wall=-15 wallpaper=-234 walnut=-69 walpaper=-47 want=-39 war=-48 wardrob=-209 warm=32
warmer=-116 was=44 wash=-8 wasp=-70 wast=-12 wat=-170 watch=-153 water=-71 waterprof=-114
waterproof=-89 watter=-137 wavy=-131 way=-16 wc=-40 we=-62 weather=-168 wed=-10 week=-124 weekend=50
weight=-134 well=9 went=58 wer=-86 west=-45 wet=-62 what=-130 wheel=-153 wheelchair=-104 when=-52
wher=-127 whether=8 which=-170 whil=-62 whit=-96 who=-141 why=-147 wich=-215 wid=30 width=-124
wieght=-42 wif=-30 wifi=-284 will=-28 win=-126 wind=-168 windo=-126 window=-64 winter=-53 wip=84
wir=118 with=67 without=50 wobbl=84 won=-58 wood=-80 wooden=-93 wool=-63 word=-61 work=-124
worktop=-24 world=-45 worri=-70 worried=44 worth=-185 would=-30 wrap=67 writ=-98 wrot=-92 x=-80
yard=24 year=-104 yellow=42 you=-64 your=-117 zaha=-120 zon=-61 zorblax=-55
`;
